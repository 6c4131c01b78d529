import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { categoriesOf, type CategoryCount } from '../src/components/blog/categories';

interface CategoryRows {
  allStrapiBlog: { group: CategoryCount[] };
}

/** What the template's query is given. */
export interface CategoryContext extends Record<string, unknown> {
  spellings: string[];
}

/** One page for each category that a published article has. */
export async function createCategoryPages(args: CreatePagesArgs): Promise<void> {
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
  for (const { path, spellings } of categoriesOf(answer.data.allStrapiBlog.group)) {
    args.actions.createPage<CategoryContext>({
      path,
      component: resolve('src/templates/category.tsx'),
      context: { spellings },
    });
  }
}
