import {
  fullMoment,
  pastText,
  promiseOf,
  spanText,
} from '../../../../src/plugins/web-admin/admin/src/inbox/times';

const zone = 'Europe/Zurich';
/** Friday, 14:00 in Zurich. */
const now = new Date('2026-11-27T13:00:00.000Z');
const clock = { now, zone };

test.each([
  ['2026-11-27T12:59:30.000Z', '13:59 · just now'],
  ['2026-11-27T12:59:00.000Z', '13:59 · 1 min ago'],
  ['2026-11-27T12:00:01.000Z', '13:00 · 59 min ago'],
  ['2026-11-27T10:00:00.000Z', '11:00 · 3 h ago'],
  // Yesterday, but less than a day ago.
  ['2026-11-26T22:30:00.000Z', '23:30 · 14 h ago'],
  ['2026-11-26T13:00:00.000Z', '26-Nov · 1 d ago'],
  ['2026-01-01T00:00:00.000Z', '01-Jan · 330 d ago'],
  // New Year in Zurich, where it was still the old year in Greenwich.
  ['2025-12-31T23:00:00.000Z', '01-Jan · 330 d ago'],
  ['2025-12-31T22:59:00.000Z', '31-Dec-2025 · 330 d ago'],
  // The clock of the site's function may be ahead of the CMS's.
  ['2026-11-27T13:00:05.000Z', '14:00 · just now'],
])('a lead of %s came in at %s', (moment, text) => {
  expect(pastText(moment, clock)).toBe(text);
});

test('the full date names the zone', () => {
  expect(fullMoment('2026-11-27T13:23:00.000Z', zone)).toBe('27-Nov-2026, 14:23 (Europe/Zurich)');
});

test('a span is told in its largest unit', () => {
  expect([0, 61_000, 3_600_000, 86_399_000, 86_400_000].map(spanText)).toEqual([
    '1 min',
    '1 min',
    '1 h',
    '23 h',
    '1 d',
  ]);
});

test.each([
  ['2026-11-27T17:00:00.000Z', 'due_today', 'Due today 18:00'],
  ['2026-11-28T17:00:00.000Z', 'due', 'Due tomorrow 18:00'],
  // In Zurich tomorrow, in Greenwich today.
  ['2026-11-27T23:30:00.000Z', 'due', 'Due tomorrow 00:30'],
  ['2026-11-30T17:00:00.000Z', 'due', 'Due Mon 18:00'],
  ['2026-12-03T17:00:00.000Z', 'due', 'Due Thu 18:00'],
  ['2026-12-04T17:00:00.000Z', 'due', 'Due 04-Dec'],
  ['2027-01-04T17:00:00.000Z', 'due', 'Due 04-Jan-2027'],
  ['2026-11-27T12:59:59.000Z', 'late', 'Late by 1 min'],
  ['2026-11-24T17:00:00.000Z', 'late', 'Late by 2 d'],
])('an answer that is due at %s is %s: %s', (dueAt, state, text) => {
  expect(promiseOf({ dueAt, doneAt: null, state: 'open' }, clock)).toEqual({ state, text });
});

test('a promise that is done with was kept or broken', () => {
  const dueAt = '2026-11-26T17:00:00.000Z';
  const done = (doneAt: string) => promiseOf({ dueAt, doneAt, state: 'answered' }, clock);
  expect(done(dueAt)).toEqual({ state: 'kept', text: 'Kept' });
  expect(done('2026-11-26T17:00:01.000Z')).toEqual({ state: 'broken', text: 'Broken' });
});

test.each(['closed', 'answered'] as const)(
  'of a lead that is %s, but nobody knows since when, the promise is neither kept nor broken',
  (state) => {
    const dueAt = '2026-05-11T17:00:00.000Z';
    expect(promiseOf({ dueAt, doneAt: null, state }, clock)).toBeUndefined();
  },
);

test('a lead in progress is late like an open one', () => {
  const dueAt = '2026-11-27T12:59:59.000Z';
  expect(promiseOf({ dueAt, doneAt: null, state: 'in_progress' }, clock)?.state).toBe('late');
});
