import { stringify } from 'csv-stringify/sync';
import { localTime } from './local-time';
import { storedMoment } from '../kinds';
import { headingOf, textOf, type Row, type Table } from './table';

/**
 * What a spreadsheet may take for a formula. It may skip white space, quotes and invisible characters first, and may read
 * the full-width, small, superscript and subscript forms of a sign as the plain one.
 */
const formula = /^[\s\p{Z}\p{C}"'`]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋]/u;
const control = /^\p{Cc}/u;

/**
 * Makes a text safe from being read as a formula, by an apostrophe in front of it where needed.
 *
 * The option `escape_formulas` of csv-stringify checks only the first character, so ` =1+1` and `"=1+1` would pass.
 */
export function safeCell(text: string): string {
  return formula.test(text) || control.test(text) ? `'${text}` : text;
}

/** RFC 4180, with every cell quoted: a spreadsheet that splits at semicolons must not find the start of a cell inside one. */
const format = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
  cast: { string: safeCell },
} as const;

/** A table as CSV in UTF-8, in batches of lines, starting with the byte order mark and the headings. */
export async function* csvChunks({ columns, batches, zone }: Table): AsyncGenerator<string> {
  const cells = (row: Row) =>
    columns.map((column) =>
      column.kind === 'moment'
        ? localTime(storedMoment(row[column.key]), zone)
        : textOf(row, column),
    );
  yield stringify([columns.map((column) => headingOf(column, zone))], { ...format, bom: true });
  for await (const rows of batches) yield stringify(rows.map(cells), format);
}
