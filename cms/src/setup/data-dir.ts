import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the database and the uploads. Relative paths are taken from `cms/`. */
export const dataDir = path.resolve(process.cwd(), process.env.DATA_DIR ?? '.data');

/** The folder that Strapi serves files from. It is made here, since the upload plugin looks for it first thing. */
export function publicDir(): string {
  const folder = path.join(dataDir, 'public');
  mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  return folder;
}
