/** Whether the fault tests run at full size (`FAULTS=full`) or at about a tenth. */
export const full = process.env.FAULTS === 'full';

/** Chooses the number for the full or the small size. */
export const sized = (whole: number, tenth: number): number => (full ? whole : tenth);
