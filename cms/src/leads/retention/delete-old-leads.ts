import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { wholeNumber } from '../../setup/environment';
import { leadForms } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { deleteWithTimelines } from '../inbox/timeline';

/**
 * For how many months leads are kept.
 * @throws Error when RETENTION_MONTHS is not a whole number from 1 to 120
 */
export const retentionMonths = (): number => wholeNumber('RETENTION_MONTHS', 24, 1, 120);

type Connection = Core.Strapi['db']['connection'];

/** Small batches, so that no call waits for long. */
const batchSize = 500;

interface OldRows {
  table: string;
  /** The ids of the next batch. */
  ids: () => Promise<{ id: number }[]>;
}

/** What expires, each with a query that its index answers. */
function oldRows({ db }: Core.Strapi, before: Date): OldRows[] {
  const rows = (table: string) =>
    db.connection<{ id: number }>(table).select('id').limit(batchSize);
  const leads = leadForms.flatMap((form) => {
    const { table } = leadKinds[form];
    const old = () => rows(table).where('created_at', '<', before);
    return [
      { table, ids: () => old().whereNull('suspicion') },
      { table, ids: () => old().where('suspicion', '>', '') },
    ];
  });
  const table = 'dead_letters';
  const letters = () => rows(table).where('accepted_at', '<', before);
  return [
    ...leads,
    { table, ids: () => letters().whereNull('handled_at') },
    { table, ids: () => letters().where('handled_at', '>', new Date(0)) },
    { table: 'person_records', ids: () => rows('person_records').where('at', '<', before) },
  ];
}

/**
 * Deletes leads and dead letters that were accepted before a given time, with their keys and timelines, and records of exports
 * and erasures, in batches.
 * @param stopped ends it after the current batch
 * @returns how many there were
 */
export async function deleteOldLeads(
  strapi: Core.Strapi,
  before: Date,
  stopped?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (const { table, ids } of oldRows(strapi, before)) {
    let found = await ids();
    while (found.length > 0 && stopped?.aborted !== true) {
      const batch = found.map(({ id }) => id);
      deleted += await strapi.db.connection.transaction((transaction: Connection) =>
        deleteWithTimelines(strapi, transaction, table, batch),
      );
      await setImmediate();
      found = await ids();
    }
  }
  return deleted;
}
