/** The numbers of this many rounds, starting at 1. */
export const rounds = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
