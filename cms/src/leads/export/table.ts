/** A column of a file. A moment is an ISO 8601 text in the rows, and a local time in the file. */
export interface Column<Row> {
  key: keyof Row & string;
  header: string;
  kind?: 'moment';
}

/** What is written into a file. */
export interface Table<Row> {
  columns: readonly Column<Row>[];
  /** The rows, some at a time. */
  batches: AsyncIterable<readonly Row[]>;
  /** Whose clocks the times are of: a name of the IANA database. */
  zone: string;
}

/** What stands above a column: above times also their zone. */
export const headingOf = <Row>({ header, kind }: Column<Row>, zone: string): string =>
  kind === 'moment' ? `${header} (${zone})` : header;

/** The text of a cell; an empty one where a row has none. */
export function textOf<Row>(row: Row, { key }: Column<Row>): string {
  const value: unknown = row[key];
  return typeof value === 'string' ? value : '';
}
