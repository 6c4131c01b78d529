import { ask, type Connection, type Dialect, type Row } from './database';
import type { Table } from './tables';

// A row of an article may have about 400 KB.
const batchSize = 100;

/** The name of a result column that no table has. */
const place = 'place_of_backup';

/** SQLite: reads rows by rowid, as a text, because its driver would round a large number. */
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

/** PostgreSQL: reads rows with a cursor, which works for any table. */
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

/** All rows of a table in batches. Call it in a transaction, in which nothing changes between batches. */
export const readRows = (
  connection: Connection,
  dialect: Dialect,
  table: Table,
): AsyncGenerator<Row[]> =>
  dialect === 'sqlite' ? readByPlace(connection, table) : readByCursor(connection, table);
