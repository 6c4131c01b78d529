import type { InboxLead, InboxView } from '../../../../src/contract/leads/inbox-list';
import {
  nextPage,
  type SentPage,
  type ShownPage,
} from '../../../../src/plugins/web-admin/admin/src/inbox/list/arrivals';
import { arrivedText } from '../../../../src/plugins/web-admin/admin/src/inbox/texts';
import { listed } from './leads';

/** The lead number 9 is newer than number 1. */
const lead = (number: number, given: Partial<InboxLead> = {}) =>
  listed(String(number), {
    createdAt: new Date(Date.UTC(2026, 10, 1) + number * 60_000).toISOString(),
    ...given,
  });

const zone = 'Europe/Zurich';

const page = (rows: InboxLead[], total = rows.length, number = 1): SentPage => ({
  view: 'open',
  clock: { now: new Date('2026-11-01T01:00:00.000Z'), zone },
  page: number,
  total,
  rows,
});

const none = { fresh: 0, others: 0 };
const fresh = (count: number) => ({ fresh: count, others: 0 });
const others = (count: number) => ({ fresh: 0, others: count });

const numbers = ({ rows }: ShownPage) => rows.map(({ _id }) => Number(_id));

const shown = (sent: SentPage) => nextPage(undefined, sent, false);

/** Leads from one number down to another. */
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => lead(from - index));

test('a page is first shown as it is, and announces nothing', () => {
  const first = shown(page([lead(2), lead(1)]));
  expect(numbers(first)).toEqual([2, 1]);
  expect([first.waiting, first.arrived.times]).toEqual([none, 0]);
});

test('a list at rest shows a new lead at its place and announces it', () => {
  const next = nextPage(shown(page([lead(2), lead(1)])), page([lead(3), lead(2), lead(1)]), true);
  expect(numbers(next)).toEqual([3, 2, 1]);
  expect([next.waiting, next.arrived]).toEqual([none, { ...fresh(1), times: 1 }]);
});

test('no row moves while the list is in use: new leads wait, and are counted and announced once', () => {
  const first = shown(page([lead(2), lead(1)]));
  const second = nextPage(first, page([lead(4), lead(3), lead(2), lead(1)]), false);
  expect(numbers(second)).toEqual([2, 1]);
  expect([second.waiting, second.arrived]).toEqual([fresh(2), { ...fresh(2), times: 1 }]);
  const third = nextPage(second, page([lead(5), lead(4), lead(3), lead(2), lead(1)]), false);
  expect([third.waiting, third.arrived]).toEqual([fresh(3), { ...fresh(1), times: 2 }]);
  const again = nextPage(third, page([lead(5), lead(4), lead(3), lead(2), lead(1)]), false);
  expect([again.waiting, again.arrived]).toEqual([fresh(3), { ...fresh(1), times: 2 }]);
  const last = nextPage(again, page([lead(5), lead(4), lead(3), lead(2), lead(1)]), true);
  expect(numbers(last)).toEqual([5, 4, 3, 2, 1]);
  expect([last.waiting, last.arrived.times]).toEqual([none, 2]);
});

test('under the hand rows get their new values, and those that have left the view stay', () => {
  const first = shown(page([lead(3), lead(2), lead(1)]));
  const next = nextPage(first, page([lead(3, { state: 'in_progress' }), lead(1)]), false);
  expect(numbers(next)).toEqual([3, 2, 1]);
  expect(next.rows[0]?.state).toBe('in_progress');
  expect(next.total).toBe(2);
});

test('leads that move up from the next page, or come back by Undo, are not new', () => {
  const first = shown(page(down(30, 6), 30));
  const second = nextPage(first, page(down(29, 5), 29), true);
  expect(second.arrived.times).toBe(0);
  const undone = nextPage(second, page(down(30, 6), 30), true);
  expect(undone.arrived.times).toBe(0);
});

test('a lead that was accepted earlier and comes in late is new', () => {
  const next = nextPage(shown(page([lead(3), lead(1)])), page([lead(3), lead(2), lead(1)]), true);
  expect(next.arrived).toEqual({ ...fresh(1), times: 1 });
  const older = nextPage(shown(page([lead(3)])), page([lead(3), lead(2)]), true);
  expect(older.arrived).toEqual({ ...fresh(1), times: 1 });
});

test('on a later page, rows that moved down from the page before are not new: the total tells', () => {
  const first = shown(page(down(25, 1), 50, 2));
  const next = nextPage(first, page([lead(26), ...down(25, 2)], 51, 2), false);
  expect(numbers(next)).toEqual(numbers(first));
  expect([next.waiting, next.arrived]).toEqual([others(1), { ...others(1), times: 1 }]);
  const fewer = nextPage(next, page(down(25, 1), 50, 2), false);
  expect([fewer.waiting, fewer.arrived.times]).toEqual([others(1), 1]);
});

describe('a lead that was there before is not new', () => {
  const due = (dueAt: string) => ({ dueAt, createdAt: '2026-11-26T08:00:00.000Z' });
  const at = (now: string, view: InboxView, rows: InboxLead[]): SentPage => ({
    ...page(rows),
    view,
    clock: { now: new Date(now), zone },
  });

  /** What is announced when a lead comes into a view. */
  function announced(view: InboxView, last: string, given: Partial<InboxLead>) {
    const first = shown(at(last, view, []));
    return nextPage(first, at('2026-11-30T00:00:00.000Z', view, [lead(1, given)]), true).arrived;
  }

  test.each(['answered', 'closed', 'mine', 'open', 'all', 'suspected'] as const)(
    'when someone has worked on it, in the view %s',
    (view) => {
      const given = { version: '3', createdAt: '2026-11-01T00:00:00.000Z' };
      expect(announced(view, '2026-11-27T09:00:00.000Z', given)).toEqual({
        ...others(1),
        times: 1,
      });
    },
  );

  test('but one that came in since is new, though someone has worked on it already', () => {
    const given = { version: '1', createdAt: '2026-11-27T09:00:05.000Z' };
    expect(announced('mine', '2026-11-27T09:00:00.000Z', given)).toMatchObject(fresh(1));
  });

  test.each([
    // At six in the evening of Zurich an answer becomes late.
    ['late', '2026-11-27T16:59:50.000Z', due('2026-11-27T17:00:00.000Z'), others(1)],
    // At midnight it becomes due today.
    ['due_today', '2026-11-26T22:59:50.000Z', due('2026-11-27T17:00:00.000Z'), others(1)],
    // It came from a visitor: at the last reading it would have been in the view.
    ['due_today', '2026-11-27T08:00:00.000Z', due('2026-11-27T17:00:00.000Z'), fresh(1)],
    // From the outbox, after its promise was broken.
    ['late', '2026-11-27T18:00:00.000Z', due('2026-11-27T17:00:00.000Z'), fresh(1)],
  ] as const)('when the clock brings it into the view %s', (view, last, given, expected) => {
    expect(announced(view, last, given)).toEqual({ ...expected, times: 1 });
  });

  test('when nothing is known of the time of the last reading', () => {
    const first = shown({ ...page([]), view: 'late', clock: undefined });
    const next = nextPage(first, { ...page([lead(1)]), view: 'late' }, true);
    expect(next.arrived).toEqual({ ...others(1), times: 1 });
  });
});

test.each([
  [{ fresh: 1, others: 0 }, '1 new lead'],
  [{ fresh: 2, others: 0 }, '2 new leads'],
  [{ fresh: 0, others: 1 }, '1 more lead'],
  [{ fresh: 0, others: 12 }, '12 more leads'],
  [{ fresh: 1, others: 2 }, '1 new lead, 2 more'],
  [none, ''],
])('%j is announced as "%s"', (arrivals, text) => {
  expect(arrivedText(arrivals)).toBe(text);
});
