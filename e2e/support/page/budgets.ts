/** Limits that `npm test` checks for each page. `npm run bench` compares the pages' size and speed with their twins. */
export const budgets = {
  /** Requests before the visitor's first action, including the page, without prefetching. */
  requestsBeforeUse: 8,
  /** Characters of inline script in a page. */
  inlineScript: 2_000,
} as const;
