/** How much the tests of faults do: all of it where `FAULTS` is `full`, else a tenth. */
export const full = process.env.FAULTS === 'full';

/** A number for the full size, and one for the tenth. */
export const sized = (whole: number, tenth: number): number => (full ? whole : tenth);
