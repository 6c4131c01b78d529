import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { NamedPage } from '../publish/output-path';
import { articlePath } from '../src/api';
import { type ArticleLink, type LinkedRow, toLink } from '../src/features/blog/article-link';
import { categoriesOf, type CategoryCount } from '../src/features/blog/categories';
import { readNext } from '../src/features/blog/read-next';

interface ArticleRows {
  allStrapiBlog: { nodes: (LinkedRow & { id: string; tag: string | null })[] };
}

/**
 * The template's page context. Related articles are passed here and not queried, since the query would run again for
 * every page whenever one article changes.
 */
interface ArticleContext extends Record<string, unknown> {
  id: string;
  newer: ArticleLink | null;
  older: ArticleLink | null;
  readNext: ArticleLink[];
}

/**
 * Creates a page for each published article, newest first.
 * @returns the pages; two of them may share an address (publish/output-path.ts)
 */
export async function createArticlePages(args: CreatePagesArgs): Promise<NamedPage[]> {
  const answer = await args.graphql<ArticleRows>(`
    {
      allStrapiBlog(sort: [{ datePublished: DESC }, { documentId: ASC }]) {
        nodes {
          id
          documentId
          slug
          title
          category
          tag
          datePublished
        }
      }
    }
  `);
  if (!answer.data) throw new Error('The articles could not be listed.');
  const articles = answer.data.allStrapiBlog.nodes;
  const links = articles.map(toLink);
  const next = readNext(articles);
  return articles.map((article, index) => {
    const path = articlePath(article);
    args.actions.createPage<ArticleContext>({
      path,
      component: resolve('src/templates/ArticlePage.tsx'),
      context: {
        id: article.id,
        newer: links[index - 1] ?? null,
        older: links[index + 1] ?? null,
        readNext: (next[index] ?? []).map(toLink),
      },
    });
    return { path, name: `the blog "${article.title}"` };
  });
}

interface CategoryRows {
  allStrapiBlog: { group: CategoryCount[] };
}

/** The variables of the template's query. */
interface CategoryContext extends Record<string, unknown> {
  spellings: string[];
}

/**
 * Creates a page for each category of a published article.
 * @returns the pages
 */
export async function createCategoryPages(args: CreatePagesArgs): Promise<NamedPage[]> {
  const answer = await args.graphql<CategoryRows>(`
    {
      allStrapiBlog {
        group(field: { category: SELECT }) {
          fieldValue
          totalCount
        }
      }
    }
  `);
  if (!answer.data) throw new Error('The categories could not be listed.');
  return categoriesOf(answer.data.allStrapiBlog.group).map(({ name, path, spellings }) => {
    args.actions.createPage<CategoryContext>({
      path,
      component: resolve('src/templates/CategoryPage.tsx'),
      context: { spellings },
    });
    return { path, name: `the category "${name}"` };
  });
}
