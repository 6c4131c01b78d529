import {
  outcomeText,
  planMark,
} from '../../../../src/plugins/web-admin/admin/src/schedule/plan-texts';

const plan = {
  _id: '1',
  action: 'publish',
  at: '2026-11-30T08:00:00.000Z',
  zone: 'Europe/Zurich',
  state: 'waiting',
} as const;
const done = {
  ...plan,
  kind: 'blog',
  entry: 'e',
  title: 'News',
  state: 'done',
  endedAt: '2026-11-30T08:00:01.000Z',
} as const;

test('a plan is marked with what happens, when and in which zone', () => {
  expect(planMark(plan)).toEqual({
    status: 'waiting',
    text: 'Planned: publish 30-Nov-2026, 09:00 (Europe/Zurich)',
  });
  expect(planMark({ ...plan, action: 'unpublish', state: 'failed' })).toEqual({
    status: 'failed',
    text: 'Not unpublished as planned, 30-Nov-2026, 09:00 (Europe/Zurich)',
  });
});

test.each([
  ['Planned 09:00, on the site 09:01', { seenAt: '2026-11-30T08:01:02.000Z' }],
  ['Planned 09:00, published 09:00, not yet seen on the site', {}],
  [
    'Planned 09:00, published 11:32, on the site 11:33',
    { endedAt: '2026-11-30T10:32:00.000Z', seenAt: '2026-11-30T10:33:00.000Z' },
  ],
  [
    'Planned 09:00, published 02-Dec-2026, 07:00, on the site 02-Dec-2026, 07:01',
    { endedAt: '2026-12-02T06:00:00.000Z', seenAt: '2026-12-02T06:01:00.000Z' },
  ],
  [
    'Planned 09:00, off the site 09:01',
    { action: 'unpublish', seenAt: '2026-11-30T08:01:02.000Z' },
  ],
] as const)('what became of a plan: %s', (text, what) => {
  expect(outcomeText({ ...done, ...what })).toBe(text);
});

test('a plan that was not carried out has no outcome', () => {
  expect(outcomeText({ ...done, state: 'cancelled' })).toBeUndefined();
});
