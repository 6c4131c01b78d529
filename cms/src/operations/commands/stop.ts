/** A sentence for the person at the terminal; it ends the command without a stack. */
export class Stop extends Error {}

/** Says a line to the person at the terminal. */
export type Tell = (line: string) => void;
