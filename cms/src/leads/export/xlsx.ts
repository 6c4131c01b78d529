import { writeXlsxStream } from 'hucre';
import { wallClock } from '../../contract/wall-clock';
import { storedMoment } from '../kinds';
import { headingOf, textOf, type Table } from './table';

const momentFormat = 'yyyy-mm-dd hh:mm:ss';
/** A spreadsheet keeps such a cell as text, even when it is edited. */
const textFormat = '@';

/** The sheet's name: at most 31 characters, and none of `[]:*?/\`. */
const sheetName = 'Leads';

async function* rowsOf({ columns, batches, zone }: Table) {
  for await (const rows of batches) {
    for (const row of rows) {
      yield columns.map((column) =>
        // Sheets have no time zones: their times are local times.
        column.kind === 'moment'
          ? wallClock(storedMoment(row[column.key]), zone)
          : textOf(row, column),
      );
    }
  }
}

/** A table as an Excel workbook, in chunks of bytes. A text is always stored as text, never as a number, date or formula. */
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
