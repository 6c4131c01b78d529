import type { Core } from '@strapi/strapi';
import { changeShown } from '../../publishing/note-changes';
import { freeSlug } from './slug';
import { slugRows, type SlugRow } from './slug-rows';

const ending = /\.html$/i;

/** A slug under which a blog was served stays, even if the rule would refuse it now. */
const canBeServed = (slug: string) =>
  /^[\w.~-]*[\w~-][\w.~-]*$/.test(slug) && !ending.test(slug) && slug.toLowerCase() !== 'index';

/** The slug that was probably meant, if it can be determined. */
const wanted = ({ slug, title }: SlugRow) =>
  (ending.test(slug ?? '') ? slug?.replace(ending, '') : title) ?? '';

/** The rows whose slug is not an address, or is that of an older blog. */
function rowsToMend(rows: readonly SlugRow[]): SlugRow[] {
  const owners = new Map<string, string>();
  return rows.filter(({ slug, documentId }) => {
    // A draft may have no address yet; its published version is then found by its document.
    if (slug === null) return false;
    const key = slug.toLowerCase();
    const owner = owners.get(key) ?? documentId;
    owners.set(key, owner);
    return !canBeServed(slug) || owner !== documentId;
  });
}

/**
 * Gives blogs from before the rule a slug under which they can be served, if theirs is empty, is `..`, ends in `.html`, or
 * belongs to an older blog. All other slugs stay, and so do the versions of the entries.
 */
export async function mendSlugs(strapi: Core.Strapi): Promise<void> {
  const renamed = new Map<string, string>();
  for (const row of rowsToMend(await slugRows(strapi))) {
    await changeShown(strapi, 'api::blog.blog', new Set([row.documentId]), async (connection) => {
      const before = `${row.documentId} ${row.slug ?? ''}`;
      const slug = renamed.get(before) ?? (await freeSlug(strapi, wanted(row), row.documentId));
      renamed.set(before, slug);
      await connection('blogs').where('id', row.id).update({ slug });
    });
    strapi.log.info(`Blog ${row.documentId} has a new slug, since its former one was no address.`);
  }
}
