import type { TeaserRow } from '../../../src/features/blog/listing/teaser';
import { media } from './pictures';

/** An article as the queries return it. */
export const row = (slug: string, changes: Partial<TeaserRow> = {}): TeaserRow => ({
  documentId: `id-${slug}`,
  slug,
  title: `About ${slug}`,
  category: 'Testing',
  tag: null,
  excerpt: `On ${slug}.`,
  datePublished: '2026-03-09T08:00:00.000Z',
  image: [media(slug, `A drawing of ${slug}`)],
  imageAlt: null,
  ...changes,
});

/** What an article says of itself to search engines: nothing. */
export const noMeta = {
  author: null,
  metaTitle: null,
  metaDescription: null,
  noindex: null,
  socialImage: null,
};
