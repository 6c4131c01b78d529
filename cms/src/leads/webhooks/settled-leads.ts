import type { Core } from '@strapi/strapi';
import { ask } from '../../operations/backup/database';
import type { LeadTable } from '../kinds';

/** A row that a transaction is still storing may have an id below this one. */
interface Pending {
  id: number;
  /** The transactions that were storing rows when the id was read. */
  writers: ReadonlySet<unknown>;
}

/** The highest id of a table; 0 if it is empty. */
export async function lastId(strapi: Core.Strapi, table: LeadTable): Promise<number> {
  const [row] = await strapi.db.connection<{ id: number }>(table).max({ last: 'id' });
  return Number(row?.last ?? 0);
}

/**
 * The transactions of PostgreSQL that may be storing a row. Each takes this lock before it takes an id, and gives it back
 * after its rows have become visible. In SQLite there is one writer at a time, so ids become visible in their order.
 */
async function writersOf(strapi: Core.Strapi, table: LeadTable): Promise<ReadonlySet<unknown>> {
  if (strapi.db.dialect.client !== 'postgres') return new Set();
  const rows = await ask(
    strapi.db.connection,
    `select virtualtransaction as writer from pg_locks
     where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
       and database = (select oid from pg_database where datname = current_database())
       and relation = '${table}'::regclass`,
  );
  return new Set(rows.map(({ writer }) => writer));
}

/**
 * Follows up to which id all leads of a table are visible: PostgreSQL gives ids before it commits, so that a lower id can
 * become visible after a higher one.
 */
export class SettledLeads {
  private pending: Pending | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly table: LeadTable,
  ) {}

  /** Rows with this id or a lower one that are not visible now will never be. 0 where that is not known yet. */
  async upTo(): Promise<number> {
    const { strapi, table } = this;
    if (this.pending === undefined) {
      // In this order: who takes a lower id later is among the writers.
      const id = await lastId(strapi, table);
      this.pending = { id, writers: await writersOf(strapi, table) };
    }
    const { id, writers } = this.pending;
    if (writers.size > 0) {
      const still = await writersOf(strapi, table);
      if ([...writers].some((writer) => still.has(writer))) return 0;
    }
    this.pending = undefined;
    return id;
  }
}
