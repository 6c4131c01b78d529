import type { Core } from '@strapi/strapi';
import { shownTypes, type ShownType } from '../shown-types';
import { trashDays } from '../../contract/content/entry-state';
import { Refusal } from '../../contract/errors';
import { every } from '../../operations/background/every';
import { versionOf } from '../edits/check-version';
import { deleteForEver } from './trash';

const dayMs = 24 * 60 * 60 * 1_000;
const minute = 60;
const batchSize = 100;

const oldest = (strapi: Core.Strapi, uid: ShownType, before: Date) =>
  strapi.documents(uid).findMany({
    status: 'draft',
    filters: { trashedAt: { $lt: before.toISOString() } },
    fields: ['documentId', 'updatedAt'],
    sort: ['trashedAt:asc', 'id:asc'],
    limit: batchSize,
  });

/** Whether this call deleted it. Someone may have restored it meanwhile, or another process may have deleted it. */
async function deleted(
  strapi: Core.Strapi,
  uid: ShownType,
  row: { documentId: string; updatedAt?: string | Date | null },
): Promise<boolean> {
  try {
    await deleteForEver(strapi, uid, { id: row.documentId, version: versionOf(row) });
    return true;
  } catch (failure) {
    if (failure instanceof Refusal) return false;
    throw failure;
  }
}

/**
 * Deletes what was put into the trash before a given time, each entry in a transaction of its own.
 * @param stopped ends it after the current entry
 * @returns how many there were
 */
export async function emptyTrash(
  strapi: Core.Strapi,
  before: Date,
  stopped?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const uid of shownTypes) {
    for (let rows = await oldest(strapi, uid, before); rows.length > 0;) {
      for (const row of rows) {
        if (stopped?.aborted === true) return count;
        if (await deleted(strapi, uid, row)) count += 1;
      }
      rows = await oldest(strapi, uid, before);
    }
  }
  return count;
}

/** Starts deleting, every hour, what has been in the trash for 30 days. */
export function startEmptyingTrash(strapi: Core.Strapi): void {
  every(strapi, {
    name: 'Emptying the trash',
    firstAfterSeconds: minute,
    everySeconds: 60 * minute,
    async work(stopped) {
      const before = new Date(Date.now() - trashDays * dayMs);
      const count = await emptyTrash(strapi, before, stopped);
      if (count > 0) {
        strapi.log.info(
          `${String(count)} entries were deleted after ${String(trashDays)} days in the trash.`,
        );
      }
    },
  });
}
