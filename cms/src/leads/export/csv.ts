import { stringify } from 'csv-stringify/sync';
import { wallClock } from '../../contract/wall-clock';
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

const minuteMs = 60_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time in a zone with its UTC offset (ISO 8601), such as `2026-11-05T14:32:10+01:00`. */
export function localTime(moment: Date, zone: string): string {
  const clock = wallClock(moment, zone);
  const ahead = Math.round((clock.getTime() - moment.getTime()) / minuteMs);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
  return `${clock.toISOString().slice(0, 19)}${offset}`;
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
