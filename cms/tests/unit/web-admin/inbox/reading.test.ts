import type { InboxSummary } from '../../../../src/contract/leads/inbox-list';
import {
  awayReadingInterval,
  clockOf,
  failedReading,
  listRevision,
  nextReading,
  readingInterval,
  toReading,
  waitingOf,
} from '../../../../src/plugins/web-admin/admin/src/inbox/summary/reading';
import { windowTitle } from '../../../../src/plugins/web-admin/admin/src/ui/title';

const summary = (late: number, dueToday: number): InboxSummary => ({
  counts: {
    open: 5,
    mine: 0,
    nobody: 5,
    due_today: dueToday,
    late,
    answered: 0,
    closed: 0,
    suspected: 0,
    all: 5,
  },
  promise: { kept: 0, broken: 0, brokenLeads: [] },
  revision: '1',
  now: '2026-11-27T13:00:00.000Z',
  zone: 'Europe/Zurich',
});

test('an answer is a summary or a failure', () => {
  const data = summary(0, 0);
  expect(toReading(data)).toEqual({ kind: 'known', summary: data });
  for (const other of [undefined, '<html>', {}, { ...data, counts: {} }, { ...data, zone: 1 }]) {
    expect(toReading(other)).toEqual({ kind: 'failed' });
  }
});

test('without the permission it is not read again, otherwise every 15 seconds', () => {
  const forbidden = failedReading({ status: 403 });
  expect(readingInterval(forbidden)).toBeUndefined();
  expect(readingInterval(failedReading({ status: 401 }))).toBe(15_000);
  expect(readingInterval(toReading(summary(0, 0)))).toBe(15_000);
});

test('while nobody uses the panel it is read every minute, until there is no session', () => {
  expect(awayReadingInterval(toReading(summary(0, 0)))).toBe(60_000);
  expect(awayReadingInterval(failedReading({ status: 502 }))).toBe(60_000);
  expect(awayReadingInterval(failedReading({ status: 401 }))).toBeUndefined();
  expect(awayReadingInterval(failedReading({ status: 403 }))).toBeUndefined();
});

test('a list is read again after a change of a lead, and when one becomes due today or late', () => {
  const now = listRevision(toReading(summary(3, 2)));
  expect(listRevision(toReading(summary(3, 2)))).toBe(now);
  const others = [
    { ...summary(3, 2), revision: '2' },
    summary(4, 2),
    summary(3, 1),
    // The digits of two counts do not run together.
    summary(32, 2),
  ];
  for (const other of others) expect(listRevision(toReading(other))).not.toBe(now);
  expect(listRevision({ kind: 'failed' })).toBeUndefined();
});

test('a failed call leaves what was known in sight; a lost permission does not', () => {
  const known = toReading(summary(1, 0));
  expect(nextReading(known, { kind: 'failed' })).toBe(known);
  expect(nextReading(known, { kind: 'forbidden' })).toEqual({ kind: 'forbidden' });
  expect(nextReading({ kind: 'reading' }, { kind: 'failed' })).toEqual({ kind: 'failed' });
});

test('late leads are counted, or else those that are due today', () => {
  expect(waitingOf(toReading(summary(3, 2)))).toEqual({ count: 3, what: 'late' });
  expect(waitingOf(toReading(summary(0, 2)))).toEqual({ count: 2, what: 'due today' });
  expect(waitingOf(toReading(summary(0, 0)))).toBeUndefined();
  expect(waitingOf({ kind: 'failed' })).toBeUndefined();
});

test("times are told by the CMS's clock; without it the list does not wait for it for ever", () => {
  expect(clockOf({ kind: 'reading' })).toBeUndefined();
  expect(clockOf(toReading(summary(0, 0)))).toEqual({
    now: new Date('2026-11-27T13:00:00.000Z'),
    zone: 'Europe/Zurich',
  });
  expect(clockOf({ kind: 'failed' })?.zone).toMatch(/\w/);
});

test('the title of the window counts the leads that wait', () => {
  expect(windowTitle('Leads', 3)).toBe('(3) Leads · HR & Finance Cloud Consulting');
  expect(windowTitle('Leads', 0)).toBe('Leads · HR & Finance Cloud Consulting');
});
