import { stringify } from 'csv-stringify/sync';
import { localTime } from './local-time';
import { safeCell } from './safe-cell';
import { headingOf, textOf, type Table } from './table';

/** RFC 4180, every cell quoted: a spreadsheet that cuts at semicolons must not find the start of a cell inside one. */
const format = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
  cast: { string: safeCell },
} as const;

/** A table as CSV in UTF-8, some lines at a time; before the first of them the byte order mark and the headings. */
export async function* csvChunks<Row extends object>(table: Table<Row>): AsyncGenerator<string> {
  const { columns, batches, zone } = table;
  const cells = (row: Row) =>
    columns.map((column) =>
      column.kind === 'moment'
        ? localTime(new Date(textOf(row, column)), zone)
        : textOf(row, column),
    );
  yield stringify([columns.map((column) => headingOf(column, zone))], { ...format, bom: true });
  for await (const rows of batches) yield stringify(rows.map(cells), format);
}
