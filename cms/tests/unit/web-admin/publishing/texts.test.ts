import {
  announcementOf,
  elapsedMs,
  elapsedText,
  siteText,
} from '../../../../src/plugins/web-admin/admin/src/publishing/texts';
import { known, reading, unreadable } from './known';

const times = {
  since: '2026-11-05T14:31:30.000Z',
  now: '2026-11-05T14:32:00.000Z',
  receivedAt: 5_000,
};

test('the time of a build counts from its start', () => {
  expect(elapsedMs({ ...times, clock: 5_000 })).toBe(30_000);
});

test("the time advances with the browser's clock, whether or not that clock is right", () => {
  expect(elapsedMs({ ...times, clock: 17_500 })).toBe(42_500);
});

test('a clock that was read before the answer arrived subtracts nothing', () => {
  expect(elapsedMs({ ...times, clock: 1_000 })).toBe(30_000);
});

test('the time of a build is never negative', () => {
  expect(elapsedMs({ ...times, since: '2026-11-05T15:00:00.000Z', clock: 5_000 })).toBe(0);
});

test.each([
  [0, '0 s'],
  [999, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min 0 s'],
  [65_000, '1 min 5 s'],
  [3_599_999, '59 min 59 s'],
  [3_600_000, '1 h 0 min'],
  [3_725_000, '1 h 2 min'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});

const detailOf = (state: Parameters<typeof known>[0]) => siteText(known(state), 'UTC').detail;

test('an unreadable state is shown as such, without details', () => {
  expect(siteText(unreadable)).toEqual({
    headline: 'The state of the site cannot be read right now.',
    detail: '',
  });
  expect(siteText(reading).headline).toBe('The state of the site is being read.');
});

test.each([
  ['live', 'The site is live.'],
  ['waiting', 'Changes are waiting to go live.'],
  ['building', 'The site is being built.'],
  ['failed', 'Publishing failed.'],
] as const)('a site that is %s has a headline', (status, headline) => {
  expect(siteText(known({ status })).headline).toBe(headline);
});

test('a live site shows since when, if that is known', () => {
  expect(detailOf({ status: 'live', liveSince: '2026-11-05T09:05:59.000Z' })).toBe(
    'It has shown everything that is published since 05-Nov-2026, 09:05.',
  );
  expect(detailOf({ status: 'live' })).toBe('It shows everything that is published.');
});

test('waiting changes show when they will be built', () => {
  const by = '2026-11-05T14:37:00.000Z';
  const starts = (buildsAt: string, buildsBy = buildsAt) =>
    detailOf({ status: 'waiting', buildsAt, buildsBy });
  expect(starts('2026-11-05T14:32:30.000Z', by)).toBe(
    'The next build starts at 14:32:30, or by 14:37:00 at the latest if there are more changes.',
  );
  expect(starts(by)).toBe('The next build starts at 14:37:00.');
  expect(starts('2026-11-05T14:32:00.000Z')).toBe('The next build starts at any moment.');
  expect(detailOf({ status: 'waiting' })).toBe('They are part of the next build.');
});

test('waiting changes show why they wait, and when the next build starts', () => {
  const reason = 'The build could not be started: HTTP 500.';
  const next = '2026-11-05T14:33:00.000Z';
  expect(detailOf({ status: 'waiting', reason })).toBe(reason);
  expect(detailOf({ status: 'waiting', reason, buildsAt: next, buildsBy: next })).toBe(
    `${reason} The next build starts at 14:33:00.`,
  );
});

test('a failure shows its reason', () => {
  const reason = 'The build failed: no space left.';
  expect(detailOf({ status: 'failed', reason })).toBe(reason);
  expect(detailOf({ status: 'failed' })).toBe('The reason is not known.');
});

test('a failure is announced with its reason, the other states without details', () => {
  const reason = 'The build failed: no space left.';
  expect(announcementOf(known({ status: 'failed', reason }))).toBe(`Publishing failed. ${reason}`);
  const waiting = known({ status: 'waiting', buildsBy: '2026-11-05T14:33:00.000Z' });
  expect(announcementOf(waiting)).toBe('Changes are waiting to go live.');
});
