import { openPostgres, openSqlite } from '../drivers';
import { at, makeContacts, type NewContact } from './contact';
import { connections, type Target } from './target';

const columns = ['name', 'email', 'phone', 'subject', 'message', 'created_at', 'key', 'nonce'];

/** The minimum of a table of leads: the row, with a unique key and nonce. */
const table = (id: string) =>
  `create table bare_contacts (id ${id}, ${columns
    .map((column) => `${column} text${/^(key|nonce)$/.test(column) ? ' unique' : ''}`)
    .join(', ')})`;

const insert = (places: readonly string[]) =>
  `insert into bare_contacts (${columns.join(', ')}) values (${places.join(', ')})`;

const valuesOf = ({ fields, key, nonce }: NewContact): string[] => [
  ...Object.values(fields),
  new Date().toISOString(),
  key,
  nonce,
];

/**
 * One bare insert per contact, each in its own transaction, with WAL and full synchronisation like the CMS.
 * @param file of the database, which is made
 */
export function bareSqlite(root: string, file: string): { target: Target; end: () => void } {
  const database = openSqlite(root, file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(table('integer primary key'));
  const statement = database.prepare(insert(columns.map(() => '?')));
  const target: Target = {
    prepare(count) {
      const contacts = makeContacts(count);
      return Promise.resolve((index) => {
        statement.run(...valuesOf(at(contacts, index)));
        return Promise.resolve();
      });
    },
  };
  return { target, end: () => void database.close() };
}

/** The same on PostgreSQL, with one connection per concurrent contact. */
export async function barePostgres(
  root: string,
  url: string,
): Promise<{ target: Target; end: () => Promise<unknown> }> {
  const pool = openPostgres(root, url, connections);
  await pool.query(table('bigserial primary key'));
  const statement = insert(columns.map((_, index) => `$${String(index + 1)}`));
  const target: Target = {
    prepare(count) {
      const contacts = makeContacts(count);
      return Promise.resolve(async (index) => {
        await pool.query(statement, valuesOf(at(contacts, index)));
      });
    },
  };
  return { target, end: () => pool.end() };
}
