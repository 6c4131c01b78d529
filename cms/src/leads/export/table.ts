import type { ExportFormat } from '../../contract/list-query';
import type { PersonFormat } from '../../contract/leads/person';
import { wallClock } from '../../contract/wall-clock';

export type Row = Readonly<Record<string, unknown>>;

/** A column of a file. Dates are written in local time. */
export interface Column {
  key: string;
  header: string;
  kind?: 'moment';
}

/** The content of a file. */
export interface Table {
  columns: readonly Column[];
  /** The rows in batches. */
  batches: AsyncIterable<readonly Row[]>;
  /** The IANA time zone of its dates. */
  zone: string;
}

/** The heading of a column. For a date, it names the zone. */
export const headingOf = ({ header, kind }: Column, zone: string): string =>
  kind === 'moment' ? `${header} (${zone})` : header;

/** The text of a cell; empty if the row has none. */
export function textOf(row: Row, { key }: Column): string {
  const value = row[key];
  return typeof value === 'string' ? value : '';
}

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * The name of a file, with its content and time, such as `demo-requests-dc3-2026-11-05-1432.xlsx`.
 * @param what the words for its content
 * @param zone the time zone of the time
 */
export function fileName(
  what: readonly string[],
  format: ExportFormat | PersonFormat,
  { moment, zone }: { moment: Date; zone: string },
): string {
  const clock = wallClock(moment, zone).toISOString();
  const [day, time] = [clock.slice(0, 10), clock.slice(11, 16).replace(':', '')];
  return `${[...what.map(plain), day, time].join('-')}.${format}`;
}
