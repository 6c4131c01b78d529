const count = (value: number, unit: string): string =>
  `${String(value)} ${unit}${value === 1 ? '' : 's'}`;

/** The sentence for someone who tried too often. */
export function tooManyText(seconds: number): string {
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return `Too many tries. Please try again in ${wait}.`;
}
