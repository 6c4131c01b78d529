const suggestions = 3;

/**
 * What to read after an article: others of its category first, then the newest. The articles before and after it have links of
 * their own.
 * @param articles newest first
 * @param index the place of the article that was read
 */
export function readNext<A extends { category: string }>(articles: A[], index: number): A[] {
  const sameCategory: A[] = [];
  const rest: A[] = [];
  for (const [place, article] of articles.entries()) {
    // Every article asks, so nobody may look through all of them.
    if (sameCategory.length === suggestions) break;
    if (Math.abs(place - index) <= 1) continue;
    if (article.category === articles[index]?.category) sameCategory.push(article);
    else if (rest.length < suggestions) rest.push(article);
  }
  return [...sameCategory, ...rest].slice(0, suggestions);
}
