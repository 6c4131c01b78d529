import type { Call } from './call';
import { Deadline } from './deadline';
import { outboxIn } from './outbox/outbox';
import { mostLeads } from './outbox/room';
import { readState } from './outbox/state';
import { StoreFailure } from './outbox/store';
import { outboxContext } from './settings';

const storeMs = 2_000;
/** The drain runs each minute. */
const drainAgeMs = 5 * 60_000;
/** A lead that waits for longer is not delivered by itself. */
const waitMs = 10 * 60_000;

/** What waits, as the drain has last seen it. Moments are ISO 8601. */
export interface Waiting {
  readonly waiting: number;
  readonly oldest: string | null;
  /** When the drain last ran to its end. */
  readonly drainedAt: string | null;
  readonly unreadable: number;
}

/** `off`: leads do not wait here. `failing`: the store cannot be reached. */
export type OutboxFinding = Waiting | 'off' | 'failing';

/** Looks at what the drain has left, without a listing. */
export async function lookAtOutbox({ settings, openStore }: Call): Promise<OutboxFinding> {
  if (settings.outbox === undefined) return 'off';
  try {
    const state = await readState(outboxIn(openStore(new Deadline(storeMs)), settings.outbox));
    if (state === undefined) return { waiting: 0, oldest: null, drainedAt: null, unreadable: 0 };
    const { count, oldest, drainedAt, unreadable } = state;
    return { waiting: count, oldest, drainedAt, unreadable };
  } catch (thrown) {
    if (!(thrown instanceof StoreFailure)) throw thrown;
    return 'failing';
  }
}

const isYoung = (moment: string, ageMs: number): boolean => Date.now() - Date.parse(moment) < ageMs;

/** Whether a lead that the CMS cannot take now would be kept. */
export const takesLeads = (finding: OutboxFinding): boolean =>
  typeof finding === 'object' && finding.waiting < mostLeads;

/** Whether nobody has to look. In production leads must wait: without that they are lost once the CMS is away. */
export function isInOrder(finding: OutboxFinding, { context }: Call): boolean {
  if (finding === 'off') return context.deploy?.context !== outboxContext;
  if (finding === 'failing') return false;
  const { oldest, drainedAt, unreadable } = finding;
  if (drainedAt === null || !isYoung(drainedAt, drainAgeMs) || unreadable > 0) return false;
  return oldest === null || isYoung(oldest, waitMs);
}
