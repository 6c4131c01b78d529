import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { NamedPage } from '../publish/own-files';
import { categoriesOf, type CategoryCount } from '../src/features/blog/categories';

interface CategoryRows {
  allStrapiBlog: { group: CategoryCount[] };
}

/** What the template's query is given. */
export interface CategoryContext extends Record<string, unknown> {
  spellings: string[];
}

/** One page for each category that a published article has. @returns the pages */
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
