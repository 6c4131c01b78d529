import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { articlePath } from '../src/components/blog/article-path';
import { readNext } from '../src/components/blog/read-next';

interface ArticleRow {
  documentId: string;
  slug: string | null;
  category: string;
}

interface ArticleRows {
  allStrapiBlog: { nodes: ArticleRow[] };
}

/** What the template's query is given. A neighbour that does not exist is an empty text, which matches no article. */
export interface ArticleContext extends Record<string, unknown> {
  documentId: string;
  newer: string;
  older: string;
  readNext: string[];
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
          documentId
          slug
          category
        }
      }
    }
  `);
  if (!answer.data) throw new Error('The articles could not be listed.');
  const articles = answer.data.allStrapiBlog.nodes;
  const taken = new Set<string>();
  articles.forEach((article, index) => {
    const path = articlePath(article);
    if (taken.has(path))
      throw new Error(`Two published blogs share the slug of ${path}: change one.`);
    taken.add(path);
    args.actions.createPage<ArticleContext>({
      path,
      component: resolve('src/templates/article.tsx'),
      context: {
        documentId: article.documentId,
        newer: articles[index - 1]?.documentId ?? '',
        older: articles[index + 1]?.documentId ?? '',
        readNext: readNext(articles, index).map(({ documentId }) => documentId),
      },
    });
  });
}
