import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { monthsBefore } from '../../contract/months';
import { storedMoment } from '../../leads/kinds';
import { isStoredFile } from '../../media/pictures/stored-file';
import { removeUnused } from '../../media/pictures/remove-unused';
import { every } from '../../operations/background/every';
import { holdLock } from '../../setup/database-lock';
import { redirectTable } from '../redirects/redirect-rows';
import { planTable } from '../schedule/plan-rows';
import {
  deleteVersions,
  forgetReleased,
  headColumns,
  releasedUrls,
  versionTable,
  type Connection,
  type VersionRow,
} from './version-rows';

/** How many of the newest versions of an entry are kept, however old they are. */
const newestKept = 100;

/** For how long all versions are kept, and then one a day, in months. After that it is one a month. */
const allMonths = 24;
const dailyMonths = 36;

/** Small batches, so that no save waits for long. */
const batchSize = 200;

/** The days and months whose newest version is kept. */
function periodOf(at: Date, daily: Date): string {
  return at.toISOString().slice(0, at < daily ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length);
}

/** The versions of one entry that are thinned out. @param rows all of its versions, newest first */
function superfluous(rows: readonly VersionRow[], now: Date): number[] {
  const [newest] = rows;
  const [all, daily] = [monthsBefore(allMonths, now), monthsBefore(dailyMonths, now)];
  const momentOf = ({ at }: VersionRow) => storedMoment(at);
  // Nothing is left of the entry but the record that it was deleted.
  if (newest?.event === 'deleted')
    return rows.filter((row) => momentOf(row) < all).map(({ id }) => id);
  const live = rows.find(({ hash }) => hash === newest?.live_hash);
  const periods = new Set<string>();
  const extra: number[] = [];
  for (const [index, row] of rows.entries()) {
    const at = momentOf(row);
    if (index < newestKept || at >= all || row === live) continue;
    const period = periodOf(at, daily);
    if (periods.has(period)) extra.push(row.id);
    periods.add(period);
  }
  return extra;
}

async function thinEntry({ db }: Core.Strapi, entry: string, now: Date): Promise<number[]> {
  return db
    .connection(versionTable)
    .select(headColumns)
    .where({ entry })
    .orderBy('number', 'desc')
    .then((rows: VersionRow[]) => superfluous(rows, now));
}

/**
 * Removes the files of pictures that only versions showed which are deleted. If that is interrupted, the next run removes
 * the rest.
 */
export async function removeReleased(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const urls = await releasedUrls(strapi.db.connection, batchSize);
    if (urls.length === 0) return;
    const files: unknown = await strapi.db
      .query('plugin::upload.file')
      .findMany({ where: { url: { $in: urls } } });
    await removeUnused(strapi, [files].flat().filter(isStoredFile));
    await forgetReleased(strapi.db.connection, urls);
  }
}

/** Names are kept only as long as leads. */
async function forgetNames({ db }: Core.Strapi, before: Date): Promise<void> {
  await db
    .connection(versionTable)
    .where('at', '<', before)
    .whereNotNull('actor_name')
    .update({ actor_name: null });
  await db
    .connection(planTable)
    .where('updated_at', '<', before)
    .whereNotNull('planner_name')
    .update({ planner_name: null });
  await db
    .connection(redirectTable)
    .where('created_at', '<', before)
    .whereNotNull('actor')
    .update({ actor: null });
}

/**
 * Thins out old versions: of each entry the newest 100 and all of the last 24 months stay, then one a day for a year, then
 * one a month, and always the one that is live. Names of admins go after the retention period. Run twice, it changes
 * nothing more.
 * @param names for how many months names are kept
 * @param stopped ends it after the current entry
 * @returns how many versions were deleted
 */
export async function thinVersions(
  strapi: Core.Strapi,
  { now, names }: { now: Date; names: number },
  stopped?: AbortSignal,
): Promise<number> {
  const entries = await strapi.db
    .connection(versionTable)
    .where('at', '<', monthsBefore(allMonths, now))
    .distinct('entry')
    .then((rows: { entry: string }[]) => rows.map(({ entry }) => entry));
  let deleted = 0;
  for (const entry of entries) {
    if (stopped?.aborted === true) return deleted;
    const ids = await thinEntry(strapi, entry, now);
    for (let start = 0; start < ids.length; start += batchSize) {
      deleted += await strapi.db.connection.transaction(async (transaction: Connection) => {
        await holdLock(strapi, transaction, 'content');
        return deleteVersions(transaction, ids.slice(start, start + batchSize));
      });
    }
    await setImmediate();
  }
  await removeReleased(strapi);
  await forgetNames(strapi, monthsBefore(names, now));
  return deleted;
}

/** Starts thinning out old versions, every hour. @param names for how many months names are kept */
export function startThinning(strapi: Core.Strapi, names: number): void {
  every(strapi, {
    name: 'Thinning out old versions',
    firstAfterSeconds: 2 * 60,
    everySeconds: 60 * 60,
    async work(stopped) {
      await thinVersions(strapi, { now: new Date(Date.now()), names }, stopped);
    },
  });
}
