import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { leadForms } from '../../contract/leads/lead-forms';
import { inStore, setInStore } from '../../strapi/store';
import { leadKinds } from '../kinds';

type Connection = Core.Strapi['db']['connection'];

const deletionKey = 'core_inbox_deletion';

/** Records that leads were deleted, and nothing about them. Call it in the transaction that deletes them. */
export async function noteDeletion(transaction: Connection): Promise<void> {
  await setInStore(transaction, deletionKey, randomUUID());
}

/**
 * How many of the last rows of a table count. PostgreSQL may commit a row after one with a higher id; that many rows are not
 * committed while one waits.
 */
const lastRows = 100;

/**
 * A text that differs after each new lead, each row that is added to a timeline and each deletion, in whichever process. It
 * is read from the ends of three indexes.
 */
export async function inboxRevision({ db }: Core.Strapi): Promise<string> {
  const { connection } = db;
  const tables = [...leadForms.map((form) => leadKinds[form].table), 'lead_events'];
  const ends = tables.map((table) => {
    const last = connection(table).select('id').orderBy('id', 'desc').limit(lastRows);
    const end = connection.select(connection.raw('? as name', [table])).from(last.as('rows'));
    return end.max('id as last').sum('id as sum').count('* as count');
  });
  const rows = await connection
    .queryBuilder()
    .unionAll(ends)
    .orderBy('name')
    .then((read: unknown[]) => read);
  const deletion = await inStore(connection, deletionKey);
  return createHash('sha256')
    .update(JSON.stringify([rows, deletion]))
    .digest('base64url')
    .slice(0, 22);
}
