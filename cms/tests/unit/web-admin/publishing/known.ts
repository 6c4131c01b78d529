import type { PublishingState } from '../../../../src/contract/content/publishing';
import type { SiteReading } from '../../../../src/plugins/web-admin/admin/src/publishing/site-reading';

/** The time of the answer, by the server's clock. */
export const now = '2026-11-05T14:32:00.000Z';

/** A reading with this state. */
export const known = (state: Omit<PublishingState, 'now'>, receivedAt = 0): SiteReading => ({
  kind: 'known',
  state: { ...state, now },
  receivedAt,
});

export const reading: SiteReading = { kind: 'reading' };
export const unreadable: SiteReading = { kind: 'unreadable' };
export const forbidden: SiteReading = { kind: 'forbidden' };
