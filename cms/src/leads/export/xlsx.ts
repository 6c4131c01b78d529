import { writeXlsxStream } from 'hucre';
import { wallClock } from '../../contract/wall-clock';
import { storedMoment } from '../kinds';
import { headingOf, textOf, type Table } from './table';

const momentFormat = 'yyyy-mm-dd hh:mm:ss';
/** A spreadsheet leaves such a cell as it is, also when somebody edits it. */
const textFormat = '@';

/** The sheet's only name: 31 characters at most, and none of `[]:*?/\`. */
const sheetName = 'Leads';

async function* rowsOf({ columns, batches, zone }: Table) {
  for await (const rows of batches) {
    for (const row of rows) {
      yield columns.map((column) =>
        // A sheet knows no zones: its times are what a clock shows.
        column.kind === 'moment'
          ? wallClock(storedMoment(row[column.key]), zone)
          : textOf(row, column),
      );
    }
  }
}

/**
 * A table as an Excel workbook, in chunks of bytes. A text is a text there, whatever it looks like: neither a number,
 * nor a day, nor a formula.
 */
export async function* xlsxChunks(table: Table): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(rowsOf(table), {
    name: sheetName,
    columns: table.columns.map((column) => ({
      header: headingOf(column, table.zone),
      width: 24,
      numFmt: column.kind === 'moment' ? momentFormat : textFormat,
    })),
    freezePane: { rows: 1 },
  });
}
