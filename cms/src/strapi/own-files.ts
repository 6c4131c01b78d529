import type { Core } from '@strapi/strapi';
import { field, isObject } from '../contract/json';
import type { StoredFile } from './services';
import { objectsOf } from './untyped-rows';

// Strapi reserves this field for upload providers, none of which uses it here, and shows it on no screen.
const mark = { storedFor: 'blog' };

const files = (strapi: Core.Strapi) => strapi.db.query('plugin::upload.file');

/** The names of files that are being stored for a blog. They cannot be guessed. */
const comingFiles = new Set<string>();

/** Marks the next file of this name as stored for a blog. @returns ends it */
export function markNext(name: string): () => void {
  comingFiles.add(name);
  return () => {
    comingFiles.delete(name);
  };
}

/** Whether a file was stored for a blog, rather than put into the media library by an admin. */
export async function isOwn(strapi: Core.Strapi, { id }: StoredFile): Promise<boolean> {
  const row: unknown = await files(strapi).findOne({ where: { id } });
  return field(field(row, 'provider_metadata'), 'storedFor') === mark.storedFor;
}

/** Marks files that are stored for a blog in their row. A replacement by an admin belongs to the admin. */
export function guardOwnFiles(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeCreate({ params: { data } }) {
      if (isObject(data) && comingFiles.has(String(data.name))) data.provider_metadata = mark;
    },
    beforeUpdate({ params: { data } }) {
      // Strapi writes the hash only with new bytes.
      if (isObject(data) && data.hash !== undefined) data.provider_metadata ??= null;
    },
  });
}

const ownName = /_[0-9a-f]{16}\.(?:png|jpg|webp|gif|avif)$/;

/**
 * Marks, once, files that earlier releases stored for blogs: with a name of their pattern, and uploaded or changed by no
 * account. In case of doubt, a file counts as an admin's.
 */
export async function markOwnFiles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'pictures' });
  if ((await store.get({ key: 'own-files-marked' })) === true) return;
  const rows: unknown = await files(strapi).findMany({
    where: { createdBy: null, updatedBy: null, provider_metadata: { $null: true } },
    select: ['id', 'name'],
  });
  const own = objectsOf(rows).filter(({ name }) => ownName.test(String(name)));
  for (const row of own) {
    // Not with Strapi's queries, which would change the time of the last change.
    await strapi.db
      .connection('files')
      .where('id', Number(row.id))
      .update({ provider_metadata: JSON.stringify(mark) });
  }
  await store.set({ key: 'own-files-marked', value: true });
}
