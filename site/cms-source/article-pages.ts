import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { toLink, type ArticleLink, type LinkedRow } from '../src/components/blog/article-link';
import { articlePath } from '../src/components/blog/article-path';
import { readNext } from '../src/components/blog/read-next';

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
 * @throws Error when two articles would have the same address
 */
export async function createArticlePages(args: CreatePagesArgs): Promise<void> {
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
  const taken = new Map<string, string>();
  articles.forEach((article, index) => {
    const path = articlePath(article);
    const other = taken.get(path);
    if (other !== undefined) {
      throw new Error(
        `The blogs “${article.title}” and “${other}” have the same address, ${path}. Delete one of them and add it again.`,
      );
    }
    taken.set(path, article.title);
    args.actions.createPage<ArticleContext>({
      path,
      component: resolve('src/templates/article.tsx'),
      context: {
        id: article.id,
        newer: links[index - 1] ?? null,
        older: links[index + 1] ?? null,
        readNext: readNext(links, index),
      },
    });
  });
}
