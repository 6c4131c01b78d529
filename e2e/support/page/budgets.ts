/** What `npm test` checks of each page. How heavy and how quick pages are is compared with their twins by `npm run bench`. */
export const budgets = {
  /** Requests before the visitor does anything, the page's own included, where nothing is fetched unasked. */
  requestsBeforeUse: 8,
  /** Inline script of a page, in characters. */
  inlineScript: 2_000,
} as const;
