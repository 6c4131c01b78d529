import { Stop } from '../commands/run-command';
import { toDatabase } from './column-values';
import { ask, type Connection, type Dialect, type Row } from './database';
import type { Table } from './tables';

const maxRows = 100;
/** SQLite allows 32,766 values per statement, PostgreSQL 65,535. */
const maxValues = 30_000;

/** Empties tables. Call it in a transaction. */
export async function emptyTables(
  connection: Connection,
  dialect: Dialect,
  tables: readonly Table[],
): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (dialect === 'postgres') {
    await ask(connection, `truncate table ${names.map(() => '??').join(', ')}`, names);
    return;
  }
  for (const name of names) await ask(connection, 'delete from ??', [name]);
}

function checkColumns(row: Row, { name, columns }: Table): void {
  const known = new Set(columns.map((column) => column.name));
  const unknown = Object.keys(row).find((column) => !known.has(column));
  if (unknown === undefined) return;
  throw new Stop(`This version has no column ${unknown} in ${name}: use the one that has.`);
}

/** A column that the backup does not have, because it is newer, gets its default. */
const toRow = (saved: Row, { columns }: Table, dialect: Dialect): Row =>
  Object.fromEntries(
    columns
      .filter(({ name }) => name in saved)
      .map(({ name, kind }) => [name, toDatabase(saved[name], kind, dialect)]),
  );

/**
 * Writes saved rows into a table. Call it in a transaction.
 * @throws Stop when the table lacks one of their columns
 */
export async function writeRows(
  connection: Connection,
  dialect: Dialect,
  table: Table,
  batches: AsyncIterable<Row[]>,
): Promise<void> {
  const step = Math.min(maxRows, Math.floor(maxValues / table.columns.length));
  for await (const batch of batches) {
    for (const saved of batch) checkColumns(saved, table);
    const rows = batch.map((saved) => toRow(saved, table, dialect));
    for (let start = 0; start < rows.length; start += step) {
      await connection(table.name).insert(rows.slice(start, start + step));
    }
  }
}

/**
 * PostgreSQL counts ids separately from the rows: the next one must follow the highest. `restart` is part of the
 * transaction, which `setval` is not: a failed restore must leave the old counts with the old rows.
 */
export async function restartCounts(connection: Connection, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  const counted = await ask(
    connection,
    `select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = current_schema() and (column_default like 'nextval(%' or is_identity = 'YES')`,
  );
  for (const { table_name: table, column_name: column, sequence } of counted) {
    if (typeof sequence !== 'string') continue;
    const sql = 'select coalesce(max(??), 0) + 1 as next from ??';
    const [row] = await ask(connection, sql, [String(column), String(table)]);
    const next = String(BigInt(String(row?.next)));
    // The database has already quoted the name where needed.
    await ask(connection, `alter sequence ${sequence} restart with ${next}`);
  }
}
