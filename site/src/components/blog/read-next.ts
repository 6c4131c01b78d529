const suggestions = 3;

/**
 * What to read after an article: others of its category first, then the newest.
 * @param articles newest first
 * @param index the place of the article that was read
 */
export function readNext<A extends { category: string }>(articles: A[], index: number): A[] {
  const read = articles[index];
  const others = articles.filter((_, place) => place !== index);
  const sameCategory = others.filter(({ category }) => category === read?.category);
  const rest = others.filter(({ category }) => category !== read?.category);
  return [...sameCategory, ...rest].slice(0, suggestions);
}
