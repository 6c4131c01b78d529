import type { InboxLead } from '../../../../src/contract/leads/inbox-list';
import {
  nextPage,
  type SentPage,
  type ShownPage,
} from '../../../../src/plugins/web-admin/admin/src/inbox/list/arrivals';
import { listed } from './leads';

/** The lead number 9 is newer than number 1. */
const lead = (number: number, given: Partial<InboxLead> = {}) =>
  listed(String(number), {
    createdAt: new Date(Date.UTC(2026, 10, 1) + number * 60_000).toISOString(),
    ...given,
  });

const page = (rows: InboxLead[], total = rows.length, number = 1): SentPage => ({
  page: number,
  total,
  rows,
});

const numbers = ({ rows }: ShownPage) => rows.map(({ _id }) => Number(_id));

const shown = (sent: SentPage) => nextPage(undefined, sent, false);

/** Leads from one number down to another. */
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => lead(from - index));

test('a page is first shown as it is, and announces nothing', () => {
  const first = shown(page([lead(2), lead(1)]));
  expect(numbers(first)).toEqual([2, 1]);
  expect([first.waiting, first.arrived.times]).toEqual([0, 0]);
});

test('a list at rest shows a new lead at its place and announces it', () => {
  const next = nextPage(shown(page([lead(2), lead(1)])), page([lead(3), lead(2), lead(1)]), true);
  expect(numbers(next)).toEqual([3, 2, 1]);
  expect([next.waiting, next.arrived]).toEqual([0, { count: 1, times: 1 }]);
});

test('no row moves while the list is in use: new leads wait, and are counted and announced once', () => {
  const first = shown(page([lead(2), lead(1)]));
  const second = nextPage(first, page([lead(4), lead(3), lead(2), lead(1)]), false);
  expect(numbers(second)).toEqual([2, 1]);
  expect([second.waiting, second.arrived]).toEqual([2, { count: 2, times: 1 }]);
  const third = nextPage(second, page([lead(5), lead(4), lead(3), lead(2), lead(1)]), false);
  expect([third.waiting, third.arrived]).toEqual([3, { count: 1, times: 2 }]);
  const again = nextPage(third, page([lead(5), lead(4), lead(3), lead(2), lead(1)]), false);
  expect([again.waiting, again.arrived]).toEqual([3, { count: 1, times: 2 }]);
  const last = nextPage(again, page([lead(5), lead(4), lead(3), lead(2), lead(1)]), true);
  expect(numbers(last)).toEqual([5, 4, 3, 2, 1]);
  expect([last.waiting, last.arrived.times]).toEqual([0, 2]);
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
  expect(next.arrived).toEqual({ count: 1, times: 1 });
  const older = nextPage(shown(page([lead(3)])), page([lead(3), lead(2)]), true);
  expect(older.arrived).toEqual({ count: 1, times: 1 });
});

test('on a later page, rows that moved down from the page before are not new: the total tells', () => {
  const first = shown(page(down(25, 1), 50, 2));
  const next = nextPage(first, page([lead(26), ...down(25, 2)], 51, 2), false);
  expect(numbers(next)).toEqual(numbers(first));
  expect([next.waiting, next.arrived.count]).toEqual([1, 1]);
  const fewer = nextPage(next, page(down(25, 1), 50, 2), false);
  expect([fewer.waiting, fewer.arrived.times]).toEqual([1, 1]);
});
