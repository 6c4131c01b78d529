/** How much the tests of faults do: all of it under `npm run test:faults`, a tenth under `npm test`. */
export const full = process.env.FAULTS === 'full';

/** A number for the full size, and one for the tenth. */
export const sized = (whole: number, tenth: number): number => (full ? whole : tenth);
