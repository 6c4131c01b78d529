import type { Twin } from './house/site-names';

/** How many times the figure of a twin ours may be. */
export type Times = Partial<Record<Twin, number>>;

/**
 * What is to be reached. Whatever depends on the machine is compared with what the same run found for a twin, or for
 * ourselves: on a slow machine all are slow.
 */
export const budgets = {
  /** What a visitor waits for. What a page fetches by itself once it is idle holds nothing up; it is in the other figure. */
  bytesUntilLoaded: { stock: 0.6, astro: 1 },
  bytesAfterEverything: { stock: 1.1 },
  largestPaint: { astro: 0.9 },
  blockingTime: { stock: 1 },
  firstTap: { stock: 1.5 },
  coldBuild: { astro: 2 },
  /** A build after one article was edited, in times of our own cold build. */
  editedBuild: 0.3,
  /** The highest of any page. */
  layoutShift: 0.02,
  /** The lowest score of any page in any of the four categories. */
  lighthouseScore: 98,
} as const satisfies Record<string, Times | number>;
