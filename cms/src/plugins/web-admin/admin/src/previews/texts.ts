import type { ContentKind, PreviewReader } from '../../../api';

/** How the list names what a link shows, and for whom it was made. */
export const kindNames = { blog: 'Blog', faq: 'FAQ' } as const satisfies Record<
  ContentKind,
  string
>;

export const readerNames = {
  me: 'Who made it',
  others: 'Others',
} as const satisfies Record<PreviewReader, string>;

/** A number of days in words. */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${String(days)} days`);

/** What became of ending all links. */
export const endedText = (ended: number): string =>
  ended === 1 ? 'One link has ended.' : `${String(ended)} links have ended.`;
