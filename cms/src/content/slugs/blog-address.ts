import type { Core } from '@strapi/strapi';
import { articlePath } from '../../contract/content/addresses';
import type { BlogAddress } from '../../contract/content/redirects';
import { redirectRows } from '../redirects/redirect-rows';
import { addressKey } from '../../contract/content/redirect-path';
import { freeSlug, isSlug, ownerOf, slugRule, takenText } from './slug';
import { slugRows } from './slug-rows';

/** A slug for the title of a blog; the number after it is free, too. */
export async function suggestAddress(
  strapi: Core.Strapi,
  title: string,
  documentId: string | undefined,
): Promise<BlogAddress> {
  return { slug: await freeSlug(strapi, title, documentId), state: 'free' };
}

/** Whether a blog can have a slug, and if not, why. */
export async function checkAddress(
  strapi: Core.Strapi,
  slug: string,
  documentId: string | undefined,
): Promise<BlogAddress> {
  const own = documentId === undefined ? [] : await slugRows(strapi, { documentId });
  if (own.some((row) => row.slug === slug)) return { slug, state: 'free' };
  if (!isSlug(slug)) return { slug, state: 'invalid', message: slugRule };
  const owner = await ownerOf(strapi, slug, documentId);
  if (owner !== undefined) return { slug, state: 'taken', message: takenText(owner) };
  const path = articlePath({ slug, documentId: '' });
  const rule = await redirectRows(strapi).find(addressKey(path));
  if (rule === undefined || rule.target === null || rule.entry === documentId) {
    return { slug, state: 'free' };
  }
  return {
    slug,
    state: 'redirects',
    message: `${path} leads to ${rule.target} now. Once this article is on the site, it is shown there instead.`,
  };
}
