import type { BlogPosting } from 'schema-dts';
import { theFirm } from './organization';
import { addressOf, type StructuredData } from './structured-data';

/** An article as its page knows it. */
export interface Posting {
  title: string;
  excerpt: string;
  category: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  updatedAt: string;
  path: string;
  /** The path of its picture. */
  image: string;
}

/** An article. The firm is its author: no article names a person. */
export const blogPosting =
  ({
    title,
    excerpt,
    category,
    createdAt,
    updatedAt,
    path,
    image,
  }: Posting): StructuredData<BlogPosting> =>
  (siteUrl) => ({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    articleSection: category,
    url: addressOf(path, siteUrl),
    mainEntityOfPage: addressOf(path, siteUrl),
    image: [addressOf(image, siteUrl)],
    datePublished: createdAt,
    dateModified: updatedAt,
    inLanguage: 'en',
    author: theFirm(siteUrl),
    publisher: theFirm(siteUrl),
  });
