import type { InboxLead } from '../../../../api';
import { inboxPageSize } from '../address';

/** A page of the list as the server sends it. */
export interface SentPage {
  page: number;
  total: number;
  rows: readonly InboxLead[];
}

/** A page as it is on the screen. */
export interface ShownPage extends SentPage {
  /** The ids of all leads that this page has held. */
  known: ReadonlySet<string>;
  /** How many leads have come in that it does not show yet. */
  waiting: number;
  /** How many leads came in last, and how often some did: each time is announced. */
  arrived: { count: number; times: number };
}

const idsOf = (rows: readonly InboxLead[]) => rows.map(({ _id }) => _id);

/** The leads that came in since a page was shown. Those that moved up from the page after it did not. */
function arrivals({ rows, known }: ShownPage, sent: SentPage): InboxLead[] {
  const last = rows.length < inboxPageSize ? undefined : rows.at(-1)?.createdAt;
  return sent.rows.filter(
    ({ _id, createdAt }) => !known.has(_id) && (last === undefined || createdAt >= last),
  );
}

/** The rows at their places with their new values. */
function unmoved(shown: readonly InboxLead[], sent: readonly InboxLead[]): InboxLead[] {
  const next = new Map(sent.map((lead) => [lead._id, lead]));
  return shown.map((lead) => next.get(lead._id) ?? lead);
}

const opened = (sent: SentPage, arrived: ShownPage['arrived']): ShownPage => ({
  ...sent,
  known: new Set(idsOf(sent.rows)),
  waiting: 0,
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
  if (shown === undefined) return opened(sent, { count: 0, times: 0 });
  // Later pages only show that leads came in by the number of all.
  const grown = Math.max(0, sent.total - shown.total);
  const count = sent.page === 1 ? arrivals(shown, sent).length : grown;
  const { times } = shown.arrived;
  const arrived = count === 0 ? shown.arrived : { count, times: times + 1 };
  if (mayMove) {
    const next = opened(sent, arrived);
    return { ...next, known: new Set([...shown.known, ...next.known]) };
  }
  return {
    ...sent,
    rows: unmoved(shown.rows, sent.rows),
    known: new Set([...shown.known, ...idsOf(sent.rows)]),
    waiting: shown.waiting + count,
    arrived,
  };
}
