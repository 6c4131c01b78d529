import { ask, type Connection, type Dialect, type Row } from './database';
import type { Table } from './tables';

// A row of an article may have some 400 KB.
const batchSize = 100;

/** A column of the answer that no table has. */
const place = 'place_of_backup';

/** SQLite: rows by the number that each row of a table has. Its driver would round a large number. */
async function* readByPlace(connection: Connection, table: Table): AsyncGenerator<Row[]> {
  const names = table.columns.map(({ name, kind }) =>
    kind === 'bigint'
      ? { sql: 'cast(?? as text) as ??', of: [name, name] }
      : { sql: '??', of: [name] },
  );
  const sql = `select rowid as ??, ${names.map((each) => each.sql).join(', ')}
    from ?? where rowid > ? order by rowid limit ?`;
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const bindings = [place, ...names.flatMap(({ of }) => of), table.name, last, batchSize];
    const rows = await ask(connection, sql, bindings);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = Number(rows.at(-1)?.[place]);
  }
}

/** PostgreSQL: rows through a cursor, which holds a place in any table. */
async function* readByCursor(connection: Connection, { name }: Table): AsyncGenerator<Row[]> {
  const sql = 'declare ?? no scroll cursor for select * from ?? order by 1';
  await ask(connection, sql, [place, name]);
  for (;;) {
    const rows = await ask(connection, `fetch forward ${String(batchSize)} from ??`, [place]);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) break;
  }
  await ask(connection, 'close ??', [place]);
}

/** All rows of a table, some at a time. Call it in a transaction, in which nothing changes between the batches. */
export const readRows = (
  connection: Connection,
  dialect: Dialect,
  table: Table,
): AsyncGenerator<Row[]> =>
  dialect === 'sqlite' ? readByPlace(connection, table) : readByCursor(connection, table);
