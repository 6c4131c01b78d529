import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';

const longest = 80;

/** The beginning of an article's address: the title in Latin letters, as far as they can write it. */
export function slugOf(title: string): string {
  const letters = strings.nameToSlug(title).slice(0, longest).replace(/-+$/, '');
  return letters === '' ? 'article' : letters;
}

/** A slug for a new blog that no other has. Call it in turn with other changes, see edits/in-turn.ts. */
export async function freeSlug(strapi: Core.Strapi, title: string): Promise<string> {
  const slug = slugOf(title);
  // Of a blog whose slug was changed in the content manager, the site may still show the old one.
  const rows = await Promise.all(
    (['draft', 'published'] as const).map((status) =>
      strapi
        .documents('api::blog.blog')
        .findMany({ status, fields: ['slug'], filters: { slug: { $startsWith: slug } } }),
    ),
  );
  const taken = new Set(rows.flat().map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${String(number)}`)) number += 1;
  return `${slug}-${String(number)}`;
}
