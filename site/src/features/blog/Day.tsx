import { dayOf, formatDay } from './days';

/** A day, for readers and for machines. */
export function Day({ moment }: { moment: string }) {
  return <time dateTime={dayOf(moment)}>{formatDay(moment)}</time>;
}
