import path from 'node:path';
import { isObject } from '../../contract/json';
import { Stop } from '../commands/run-command';
import { toSaved } from './column-values';
import { type Connection, type Dialect, type Row } from './database';
import { readHashed, writeHashed } from './hashed-files';
import type { SavedTable } from './manifest';
import { readRows } from './read-rows';
import type { Table } from './tables';

const lineOf = (row: Row, { columns }: Table): string =>
  JSON.stringify(
    Object.fromEntries(columns.map(({ name, kind }) => [name, toSaved(row[name], kind)])),
  );

/** Saves all rows of a table, one JSON object per line. Call it in a transaction. */
export async function saveTable(
  connection: Connection,
  dialect: Dialect,
  table: Table,
  folder: string,
): Promise<SavedTable> {
  const { name } = table;
  const file = `tables/${name}.jsonl`;
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of readRows(connection, dialect, table)) {
      count += rows.length;
      yield rows.map((row) => `${lineOf(row, table)}\n`).join('');
    }
  }
  const hashed = await writeHashed(path.join(folder, file), lines());
  return { name, rows: count, path: file, ...hashed };
}

const newline = 0x0a;

/** The lines of a file in batches. Texts may contain U+2028, which Node's own line reader takes for a line end. */
async function* linesIn(content: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes = Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(newline);
    if (end > 0) yield bytes.toString('utf8', 0, end).split('\n');
    rest = bytes.subarray(end + 1);
  }
}

function rowIn(line: string, { path: file }: SavedTable): Row {
  const row: unknown = JSON.parse(line);
  if (isObject(row)) return row;
  throw new Stop(`The backup is damaged: ${file} holds a line that is no row.`);
}

/**
 * The rows of a saved table in batches.
 * @throws Stop, at the end at the latest, when the file has changed
 */
export async function* savedRows(folder: string, saved: SavedTable): AsyncGenerator<Row[]> {
  let count = 0;
  for await (const lines of linesIn(readHashed(path.join(folder, saved.path), saved))) {
    count += lines.length;
    yield lines.map((line) => rowIn(line, saved));
  }
  if (count !== saved.rows) {
    throw new Stop(`The backup is damaged: ${saved.path} has another number of rows.`);
  }
}
