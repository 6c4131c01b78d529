import { categoryPath } from '../../api';

/** How often a spelling of a category occurs, as the queries count it. */
export interface CategoryCount {
  fieldValue: string | null;
  totalCount: number;
}

export interface Category {
  name: string;
  path: string;
  /** How many articles it has. */
  count: number;
  /** All spellings that stand for it. */
  spellings: string[];
}

const byCount = (a: CategoryCount, b: CategoryCount) =>
  b.totalCount - a.totalCount || ((a.fieldValue ?? '') < (b.fieldValue ?? '') ? -1 : 1);

/**
 * The categories of the blog, sorted by address. Editors type categories freely, so spellings that differ only in case,
 * spaces or punctuation count as one category, named by its most frequent spelling.
 */
export function categoriesOf(counts: CategoryCount[]): Category[] {
  const byPath = new Map<string, CategoryCount[]>();
  for (const each of counts) {
    const path = categoryPath(each.fieldValue ?? '');
    byPath.set(path, [...(byPath.get(path) ?? []), each]);
  }
  return [...byPath]
    .map(([path, group]) => {
      const spellings = [...group].sort(byCount).map(({ fieldValue }) => fieldValue ?? '');
      const count = group.reduce((sum, { totalCount }) => sum + totalCount, 0);
      return { name: (spellings[0] ?? '').trim(), path, count, spellings };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
