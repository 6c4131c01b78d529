import { Stop } from '../commands/run-command';
import { ask, type Connection, type Dialect } from './database';

/** The foreign keys that PostgreSQL checks immediately. */
const immediate = `
  select t.relname as table_name, c.conname as constraint_name
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'f' and not c.condeferrable
    and c.connamespace = current_schema()::regnamespace`;

async function onPostgres(connection: Connection, work: () => Promise<void>): Promise<void> {
  const references = await ask(connection, immediate);
  const alterAll = async (to: 'deferrable initially deferred' | 'not deferrable') => {
    for (const { table_name: table, constraint_name: name } of references) {
      const sql = `alter table ?? alter constraint ?? ${to}`;
      await ask(connection, sql, [String(table), String(name)]);
    }
  };
  await alterAll('deferrable initially deferred');
  await work();
  await ask(connection, 'set constraints all immediate');
  await alterAll('not deferrable');
}

async function onSqlite(connection: Connection, work: () => Promise<void>): Promise<void> {
  await ask(connection, 'pragma defer_foreign_keys = on');
  await work();
  const [broken] = await ask(connection, 'pragma foreign_key_check');
  if (broken !== undefined) {
    throw new Stop(`A row of ${String(broken.table)} refers to one that is not in the backup.`);
  }
}

/**
 * Runs work in which rows may refer to rows that are inserted later: accounts refer to accounts, so no order would do. All
 * foreign keys are checked at its end. Call it in a transaction, which also undoes the changes of the constraints if it
 * fails.
 */
export const withDeferredConstraints = (
  connection: Connection,
  dialect: Dialect,
  work: () => Promise<void>,
): Promise<void> =>
  dialect === 'sqlite' ? onSqlite(connection, work) : onPostgres(connection, work);
