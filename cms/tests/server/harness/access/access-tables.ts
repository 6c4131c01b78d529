import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of a table: its cells by column title. */
export type Row = ReadonlyMap<string, string>;

const documentPath = path.resolve(__dirname, '../../../../../docs/security.md');
const divider = /^\|(?: *:?-+:? *\|)+$/;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The rows of the tables under a heading of docs/security.md.
 * @param first the title of the first column; tables that start with another one are skipped
 * @throws Error if there is no such heading, or no such row under it
 */
export function tableRows(heading: string, first = 'Route'): Row[] {
  const lines = readFileSync(documentPath, 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.endsWith(`# ${heading}`));
  const rows: Row[] = [];
  let columns: string[] = [];
  for (const line of start < 0 ? [] : lines.slice(start + 1)) {
    if (/^#+ /.test(line)) break;
    if (!line.startsWith('|')) columns = [];
    else if (columns.length === 0) columns = cellsOf(line);
    else if (columns[0] === first && !divider.test(line)) {
      const cells = cellsOf(line);
      rows.push(new Map(columns.map((column, index) => [column, cells[index] ?? ''])));
    }
  }
  if (rows.length === 0) throw new Error(`docs/security.md has no table under "${heading}".`);
  return rows;
}

/** A cell of a row. @throws Error if its table has no such column */
export function cell(row: Row, column: string): string {
  const text = row.get(column);
  if (text === undefined) throw new Error(`A table of docs/security.md has no column "${column}".`);
  return text;
}

/** The code spans of a cell: routes, such as `GET /api/faqs`, or a permission. */
export const codeIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');

/** The status at the start of a cell; words may follow it. */
export function statusIn(text: string): number {
  const status = /^\d{3}/.exec(text)?.[0];
  if (status === undefined) throw new Error(`"${text}" does not start with a status.`);
  return Number(status);
}
