/** The numbers of so many rounds, from 1 on. */
export const rounds = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
