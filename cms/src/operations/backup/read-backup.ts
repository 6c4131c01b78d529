import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Stop, type Tell } from '../commands/run-command';
import { readHashed } from './hashed-files';
import { manifestName, readManifest, type Manifest } from './manifest';
import { savedRows } from './saved-rows';

async function readText(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, manifestName), 'utf8');
  } catch {
    throw new Stop(`There is no complete backup in ${folder}: it has no ${manifestName}.`);
  }
}

async function readThrough(pieces: AsyncIterable<unknown>): Promise<void> {
  const reader = pieces[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}

/**
 * Reads a backup's manifest and verifies every file that it lists.
 * @param strapi the version of Strapi that will restore it: another version may have other tables
 * @throws Stop when anything is missing, changed, or from another version
 */
export async function readBackup(folder: string, strapi: string, tell: Tell): Promise<Manifest> {
  const manifest = readManifest(await readText(folder));
  if (manifest.strapi !== strapi) {
    throw new Stop(
      `This backup was made with Strapi ${manifest.strapi}, and this is ${strapi}: restore it with that one, and upgrade then.`,
    );
  }
  tell(`Checking the backup of ${manifest.createdAt}`);
  for (const table of manifest.tables) await readThrough(savedRows(folder, table));
  for (const upload of manifest.uploads) {
    await readThrough(readHashed(path.join(folder, ...upload.path.split('/')), upload));
  }
  return manifest;
}
