import type { Core } from '@strapi/strapi';
import { Stop, type Tell } from '../commands/run-command';
import { changePublication, inTransaction } from '../../publishing/change-publication';
import { changed } from '../../publishing/transitions';
import { accountsTable, apiTokensTable, sessionsTable } from '../../strapi/tables';
import { releaseStartLock } from '../../setup/start-lock';
import { dialectOf, type Connection } from './database';
import { withDeferredConstraints } from './deferred-constraints';
import { makeTables, readTables, type Table } from './tables';
import type { Manifest } from './manifest';
import { occupiedBy } from './occupied';
import { readBackup } from './read-backup';
import { savedRows } from './saved-rows';
import { dropStaged, finishUploads, noteStaged, stageUploads } from './staged-uploads';
import { claimUploads, placeOfUploads } from './upload-files';
import { emptyTables, restartCounts, writeRows } from './write-rows';

const numbers = new Intl.NumberFormat('en');

/** The saved tables, each with the table that it is restored into. */
function matched(manifest: Manifest, tables: readonly Table[]) {
  return manifest.tables
    .filter(({ rows }) => rows > 0)
    .map((saved) => {
      const table = tables.find(({ name }) => name === saved.name);
      if (table !== undefined) return { saved, table };
      throw new Stop(
        `This version has no table ${saved.name}: restore with the one that made the backup.`,
      );
    });
}

/** The site still shows what it showed before: it has to be rebuilt from the restored content. */
async function markSiteChanged(strapi: Core.Strapi): Promise<void> {
  await changePublication(strapi, (state) => ({
    ...changed({ ...state, firstChangeAt: null }, Date.now()),
    // Builds from the time of the backup.
    calledAt: null,
    claimedUntil: null,
    buildingAt: null,
    hookTries: 0,
    nextTryAt: null,
  }));
}

/**
 * Sessions that ended after the backup was made must not come back, nor password-reset links, nor tokens that act as an
 * account, nor links to previews.
 */
async function endSessions(connection: Connection): Promise<void> {
  await connection(sessionsTable).delete();
  await connection(apiTokensTable).where({ kind: 'admin' }).delete();
  await connection(accountsTable).update({ reset_password_token: null });
  await connection('preview_links').delete();
}

async function writeTables(
  strapi: Core.Strapi,
  connection: Connection,
  folder: string,
  manifest: Manifest,
  tell: Tell,
): Promise<void> {
  const dialect = dialectOf(strapi);
  const tables = await readTables(connection, dialect);
  const pairs = matched(manifest, tables);
  await withDeferredConstraints(connection, dialect, async () => {
    await emptyTables(connection, dialect, tables);
    for (const { saved, table } of pairs) {
      await writeRows(connection, dialect, table, savedRows(folder, saved));
      tell(`  ${table.name}: ${numbers.format(saved.rows)} rows`);
    }
  });
  await claimUploads(connection, placeOfUploads(strapi), manifest.uploads);
  await endSessions(connection);
  await restartCounts(connection, dialect);
  await markSiteChanged(strapi);
}

async function writeBackup(
  strapi: Core.Strapi,
  folder: string,
  manifest: Manifest,
  tell: Tell,
): Promise<void> {
  tell('Making the tables');
  await makeTables(strapi);
  await finishUploads(strapi);
  await dropStaged(strapi);
  try {
    tell('Copying the uploads');
    const staged = await stageUploads(strapi, folder, manifest.uploads);
    tell('Writing the tables');
    await inTransaction(strapi, async (connection) => {
      await writeTables(strapi, connection, folder, manifest, tell);
      await noteStaged(connection, staged);
    });
  } finally {
    // After a failure, nothing is recorded, and the copies are removed.
    await finishUploads(strapi);
    await dropStaged(strapi);
  }
}

/**
 * Restores a backup into the database and the place of the uploads. If it is interrupted at any point, either the old state
 * or the whole backup remains. The CMS must not run.
 * @param replace whether existing data may be overwritten
 * @throws Stop when the backup is incomplete or does not fit, or data exists
 */
export async function restoreBackup(
  strapi: Core.Strapi,
  folder: string,
  replace: boolean,
  tell: Tell,
): Promise<Manifest> {
  const occupied = replace ? undefined : await occupiedBy(strapi);
  if (occupied !== undefined) {
    throw new Stop(`This CMS holds ${occupied} already. Use --replace to overwrite it.`);
  }
  const manifest = await readBackup(folder, strapi.config.get<string>('info.strapi'), tell);
  try {
    // No CMS can start on this database meanwhile.
    await writeBackup(strapi, folder, manifest, tell);
  } finally {
    await releaseStartLock(strapi);
  }
  return manifest;
}
