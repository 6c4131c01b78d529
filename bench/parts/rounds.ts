/** The rounds of a part: from 1 to its own number, or to the number that is wanted instead. */
export const roundsOf = (own: number, wanted: number | undefined): number[] =>
  Array.from({ length: wanted ?? own }, (_, index) => index + 1);
