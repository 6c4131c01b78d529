import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { NamedPage } from '../publish/own-files';
import { toLink, type ArticleLink, type LinkedRow } from '../src/features/blog/article-link';
import { articlePath } from '../src/features/blog/article-path';
import { readNext } from '../src/features/blog/read-next';

interface ArticleRows {
  allStrapiBlog: { nodes: (LinkedRow & { id: string })[] };
}

/**
 * What the template is given. The other articles that the page names are here rather than in its query, which would run again
 * for every page whenever one article changes.
 */
export interface ArticleContext extends Record<string, unknown> {
  id: string;
  newer: ArticleLink | null;
  older: ArticleLink | null;
  readNext: ArticleLink[];
}

/**
 * One page for each published article, newest first.
 * @returns the pages, which may have one address: see publish/own-files.ts
 */
export async function createArticlePages(args: CreatePagesArgs): Promise<NamedPage[]> {
  const answer = await args.graphql<ArticleRows>(`
    {
      allStrapiBlog(sort: [{ createdAt: DESC }, { documentId: ASC }]) {
        nodes {
          id
          documentId
          slug
          title
          category
          createdAt
        }
      }
    }
  `);
  if (!answer.data) throw new Error('The articles could not be listed.');
  const articles = answer.data.allStrapiBlog.nodes;
  const links = articles.map(toLink);
  return articles.map((article, index) => {
    const path = articlePath(article);
    args.actions.createPage<ArticleContext>({
      path,
      component: resolve('src/templates/ArticlePage.tsx'),
      context: {
        id: article.id,
        newer: links[index - 1] ?? null,
        older: links[index + 1] ?? null,
        readNext: readNext(links, index),
      },
    });
    return { path, name: `the blog "${article.title}"` };
  });
}
