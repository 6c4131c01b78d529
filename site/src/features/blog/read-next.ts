const suggestions = 3;

/**
 * Suggests articles of the same category first, then the newest. The two neighbours of the article have their own
 * links.
 * @param articles newest first
 * @param index the position of the current article
 */
export function readNext<A extends { category: string }>(articles: A[], index: number): A[] {
  const sameCategory: A[] = [];
  const rest: A[] = [];
  for (const [place, article] of articles.entries()) {
    // This runs for every article, so it must not visit all of them each time.
    if (sameCategory.length === suggestions) break;
    if (Math.abs(place - index) <= 1) continue;
    if (article.category === articles[index]?.category) sameCategory.push(article);
    else if (rest.length < suggestions) rest.push(article);
  }
  return [...sameCategory, ...rest].slice(0, suggestions);
}
