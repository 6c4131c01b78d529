import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { Stop, type Tell } from '../commands/run-command';
import { accountsTable } from '../../strapi/tables';
import { dialectOf, type Connection } from './database';
import { syncFolder, writeHashed, type HashedFile } from './hashed-files';
import { manifestName, writeManifest, type SavedTable } from './manifest';
import { saveTable } from './saved-rows';
import { readTables, type Table } from './tables';
import { countElsewhere, placeOfUploads, saveUploads, type UploadPlace } from './upload-files';

/** Everything that a backup holds. */
export interface Saved {
  rows: number;
  uploads: number;
  uploadsElsewhere: number;
}

const numbers = new Intl.NumberFormat('en');

/** @throws Stop when the target of the new backup already exists */
async function refuseUsedPlace(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) {
    throw new Stop(`${folder} is not empty: name a folder that does not exist yet.`);
  }
}

/** @throws Stop when no CMS has ever run on this database */
function refuseEmptyDatabase(tables: readonly Table[]): void {
  if (tables.some(({ name }) => name === accountsTable)) return;
  throw new Stop('There is no CMS in this database: check DATA_DIR and DATABASE_URL.');
}

async function saveTables(strapi: Core.Strapi, uploads: UploadPlace, folder: string, tell: Tell) {
  const dialect = dialectOf(strapi);
  const isolation =
    dialect === 'postgres' ? ({ isolationLevel: 'repeatable read', readOnly: true } as const) : {};
  return strapi.db.connection.transaction(async (connection: Connection) => {
    const createdAt = new Date().toISOString();
    const found = await readTables(connection, dialect);
    refuseEmptyDatabase(found);
    const tables: SavedTable[] = [];
    for (const table of found) {
      const saved = await saveTable(connection, dialect, table, folder);
      tables.push(saved);
      if (saved.rows > 0) tell(`  ${saved.name}: ${numbers.format(saved.rows)} rows`);
    }
    const uploadsElsewhere = await countElsewhere(connection, uploads);
    return { createdAt, database: dialect, tables, uploadsElsewhere };
  }, isolation);
}

async function fill(strapi: Core.Strapi, folder: string, tell: Tell): Promise<Saved> {
  const uploads = placeOfUploads(strapi);
  const copied = new Map<string, HashedFile>();
  // Before the tables, and again after them for new files: the backup then contains the file of every row.
  await saveUploads(uploads, folder, copied);
  const saved = await saveTables(strapi, uploads, folder, tell);
  await saveUploads(uploads, folder, copied);
  tell(`  uploads: ${numbers.format(copied.size)} files`);
  const manifest = writeManifest({
    ...saved,
    strapi: strapi.config.get<string>('info.strapi'),
    uploads: [...copied.values()],
  });
  await writeHashed(path.join(folder, manifestName), [manifest]);
  return {
    rows: saved.tables.reduce((sum, { rows }) => sum + rows, 0),
    uploads: copied.size,
    uploadsElsewhere: saved.uploadsElsewhere,
  };
}

/**
 * Backs up all tables, as of one point in time, and the uploads. The CMS may keep running. The folder appears when it is
 * complete: an interrupted backup is left as `….partial`, which the next backup removes.
 * @param folder must be absent or empty
 * @throws Stop; the system's error when the disk is full
 */
export async function makeBackup(strapi: Core.Strapi, folder: string, tell: Tell): Promise<Saved> {
  const partial = `${folder}.partial`;
  await refuseUsedPlace(folder);
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const saved = await fill(strapi, partial, tell);
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(path.dirname(folder));
    return saved;
  } catch (failure) {
    await rm(partial, { recursive: true, force: true });
    throw failure;
  }
}
