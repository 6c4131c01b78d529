const count = (value: number, unit: string): string =>
  `${String(value)} ${unit}${value === 1 ? '' : 's'}`;

const wait = (seconds: number): string =>
  seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');

/** The sentence for someone who tried too often. */
export const tooManyText = (seconds: number): string =>
  `Too many tries. Please try again in ${wait(seconds)}.`;

/** The sentence for someone whose form takes no more because of others. */
export const formFullText = (seconds: number): string =>
  `We are getting too many messages right now. Please try again in ${wait(seconds)}.`;
