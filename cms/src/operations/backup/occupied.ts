import type { Core } from '@strapi/strapi';
import { ask, dialectOf } from './database';
import { readTables } from './tables';
import { placeOfUploads } from './upload-files';

/** The tables with data that must not be lost. */
const kept: Readonly<Record<string, string>> = {
  admin_users: 'an admin',
  blogs: 'a blog',
  faqs: 'a FAQ',
  contacts: 'a contact',
  demo_requests: 'a demo request',
  dead_letters: 'an undelivered lead',
  files: 'an upload',
};

/**
 * What a restore would overwrite.
 * @returns undefined if there is only what a first start creates
 */
export async function occupiedBy(strapi: Core.Strapi): Promise<string | undefined> {
  const { connection } = strapi.db;
  for (const { name } of await readTables(connection, dialectOf(strapi))) {
    const noun = kept[name];
    if (noun === undefined) continue;
    const rows = await ask(connection, 'select 1 as one from ?? limit 1', [name]);
    if (rows.length > 0) return noun;
  }
  const uploads = await placeOfUploads(strapi).list();
  return uploads.some((name) => !name.startsWith('.')) ? kept.files : undefined;
}
