import { getCollection } from 'astro:content';
import type { Article } from './articles';

const isBefore = (a: Article, b: Article) =>
  a.datePublished === b.datePublished
    ? a.documentId < b.documentId
    : a.datePublished > b.datePublished;

/** All articles, in the order of the site's queries. */
export async function articlesNewestFirst(): Promise<Article[]> {
  const articles = (await getCollection('articles')).map(({ data }) => data);
  return articles.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}
