import { promiseState, type InboxLead, type InboxView } from '../../../../api';
import { inboxPageSize } from '../address';
import type { Clock } from '../times';

/** A page of the list as the server sends it. */
export interface SentPage {
  view: InboxView;
  /** When it was read; undefined if that is not known yet. */
  clock: Clock | undefined;
  page: number;
  total: number;
  rows: readonly InboxLead[];
}

/** A page as it is on the screen. */
export interface ShownPage extends SentPage {
  /** The ids of all leads that this page has held. */
  known: ReadonlySet<string>;
  /** The leads that it does not show yet. */
  waiting: Arrivals;
  /** The leads that came last, and how often some did: each time is announced. */
  arrived: Arrivals & { times: number };
}

/** How many leads came into a list. */
export interface Arrivals {
  /** Visitors sent them since. */
  fresh: number;
  /** They were there before: someone has changed them, or they have become due today or late. */
  others: number;
}

export const noArrivals: Arrivals = { fresh: 0, others: 0 };

/** The version of a lead that nobody has worked on. */
const untouched = '0';

/** Whether a lead that has come into a list came in from a visitor since the page was shown. */
function isFresh({ createdAt, dueAt, version }: InboxLead, { view, clock }: ShownPage): boolean {
  if (clock !== undefined && new Date(createdAt) > clock.now) return true;
  // A lead that someone has worked on was there before. One from the outbox is new, whenever it was accepted.
  if (version !== untouched) return false;
  if (view !== 'late' && view !== 'due_today') return true;
  // Had it been there already, the list would have had it, unless it was not due today or late then.
  if (clock === undefined) return false;
  return promiseState({ dueAt: new Date(dueAt), doneAt: null }, clock.now, clock.zone) === view;
}

const idsOf = (rows: readonly InboxLead[]) => rows.map(({ _id }) => _id);

/** The leads that came since a page was shown. Those that moved up from the page after it did not. */
function arrivals(shown: ShownPage, sent: SentPage): Arrivals {
  const { rows, known } = shown;
  // Later pages only show that leads came by the number of all.
  if (sent.page > 1) return { fresh: 0, others: Math.max(0, sent.total - shown.total) };
  const last = rows.length < inboxPageSize ? undefined : rows.at(-1)?.createdAt;
  const came = sent.rows.filter(
    ({ _id, createdAt }) => !known.has(_id) && (last === undefined || createdAt >= last),
  );
  const fresh = came.filter((lead) => isFresh(lead, shown)).length;
  return { fresh, others: came.length - fresh };
}

/** The rows at their places with their new values. */
function unmoved(shown: readonly InboxLead[], sent: readonly InboxLead[]): InboxLead[] {
  const next = new Map(sent.map((lead) => [lead._id, lead]));
  return shown.map((lead) => next.get(lead._id) ?? lead);
}

const opened = (sent: SentPage, arrived: ShownPage['arrived']): ShownPage => ({
  ...sent,
  known: new Set(idsOf(sent.rows)),
  waiting: noArrivals,
  arrived,
});

/**
 * What to show after an answer of the server.
 * @param shown the same page as it is on the screen; undefined if there is none
 * @param mayMove whether rows may come, go and change places: nobody is about to click one
 */
export function nextPage(
  shown: ShownPage | undefined,
  sent: SentPage,
  mayMove: boolean,
): ShownPage {
  if (shown === undefined) return opened(sent, { ...noArrivals, times: 0 });
  const came = arrivals(shown, sent);
  const { times } = shown.arrived;
  const arrived = came.fresh + came.others === 0 ? shown.arrived : { ...came, times: times + 1 };
  if (mayMove) {
    const next = opened(sent, arrived);
    return { ...next, known: new Set([...shown.known, ...next.known]) };
  }
  return {
    ...sent,
    rows: unmoved(shown.rows, sent.rows),
    known: new Set([...shown.known, ...idsOf(sent.rows)]),
    waiting: {
      fresh: shown.waiting.fresh + came.fresh,
      others: shown.waiting.others + came.others,
    },
    arrived,
  };
}
