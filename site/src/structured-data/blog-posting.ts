import type { BlogPosting } from 'schema-dts';
import { theFirm } from './organization';
import { addressOf, type StructuredData } from './structured-data';

/** An article as its page knows it. */
export interface Posting {
  title: string;
  description: string;
  /** Who wrote it; the firm, if no person is named. */
  author?: string | null;
  category: string;
  /** ISO 8601. */
  datePublished: string;
  /** ISO 8601. */
  dateModified: string;
  path: string;
  /** The path of its picture. */
  image: string;
}

/** An article. The firm is the author of those that name no person. */
export const blogPosting =
  ({
    title,
    description,
    author,
    category,
    datePublished,
    dateModified,
    path,
    image,
  }: Posting): StructuredData<BlogPosting> =>
  (siteUrl) => ({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    articleSection: category,
    url: addressOf(path, siteUrl),
    mainEntityOfPage: addressOf(path, siteUrl),
    image: [addressOf(image, siteUrl)],
    datePublished: datePublished,
    dateModified: dateModified,
    inLanguage: 'en',
    author: author ? { '@type': 'Person', name: author } : theFirm(siteUrl),
    publisher: theFirm(siteUrl),
  });
