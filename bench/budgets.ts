import type { Twin } from './sites/site-names';

/** The maximum ratio of our figure to a twin's. */
export type Times = Partial<Record<Twin, number>>;

/**
 * The targets. What depends on the machine is compared with a twin, or with ourselves, in the same run: on a slow machine,
 * all are slow.
 */
export const budgets = {
  /** What a visitor waits for. What an idle page fetches on its own delays nothing; it is in the other figure. */
  bytesUntilLoaded: { stock: 0.6, astro: 1 },
  bytesAfterEverything: { stock: 1.1 },
  largestPaint: { astro: 0.9 },
  blockingTime: { stock: 1 },
  firstTap: { stock: 1.5 },
  coldBuild: { astro: 2 },
  /** A build after one article was edited, relative to our own cold build. */
  editedBuild: 0.3,
  /** The highest value of any page. */
  layoutShift: 0.02,
  /** The lowest score of any page in any of the four categories. */
  lighthouseScore: 98,
  /** The first page of a view of the inbox with 100,000 leads of each form, relative to 100. */
  inboxView: 1.5,
  /** A search of that inbox, in milliseconds. */
  inboxSearch: 300,
  /** Leads a second, relative to Strapi's own create endpoint on the same database. */
  intake: 1,
} as const satisfies Record<string, Times | number>;
