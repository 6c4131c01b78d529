const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A day in the machine format `2026-03-09`, in UTC, so that build and browser agree. */
export const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10);

/** A day in words, `9 March 2026`, in UTC. */
export function formatDay(moment: string): string {
  const date = new Date(moment);
  const month = months[date.getUTCMonth()] ?? '';
  return `${String(date.getUTCDate())} ${month} ${String(date.getUTCFullYear())}`;
}

/** A day, for readers and for machines. */
export function Day({ moment }: { moment: string }) {
  return <time dateTime={dayOf(moment)}>{formatDay(moment)}</time>;
}
