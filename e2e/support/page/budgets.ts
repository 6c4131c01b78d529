/** How much a page may be. Bytes are compressed with gzip 9 unless it says otherwise; `npm test` checks them. */
export const budgets = {
  /** JavaScript before the visitor does anything, on routes where nothing moves by itself. */
  scriptBeforeUse: 0,
  /** Requests before the visitor does anything, the page's own included. */
  requestsBeforeUse: 8,
  /** Inline script of a page, not compressed. */
  inlineScript: 1_500,
  /** A page with its inline styles; what the CMS wrote into it is not counted. It fits into the first flight of a connection. */
  page: 14_600,
  /** JavaScript after everything on the page has been used, without the captcha. */
  scriptAfterUse: { '/contact': 100_000, '/': 110_000 },
} as const;
