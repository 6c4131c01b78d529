import {
  elapsedMs,
  elapsedText,
} from '../../../../src/plugins/web-admin/admin/src/publishing/elapsed';

const times = {
  since: '2026-11-05T14:31:30.000Z',
  now: '2026-11-05T14:32:00.000Z',
  receivedAt: 5_000,
};

test('a build that began before the answer counts from its beginning', () => {
  expect(elapsedMs({ ...times, clock: 5_000 })).toBe(30_000);
});

test("the time goes on by the browser's clock, whatever that clock shows", () => {
  expect(elapsedMs({ ...times, clock: 17_500 })).toBe(42_500);
});

test('a clock that was read before the answer came takes nothing away', () => {
  expect(elapsedMs({ ...times, clock: 1_000 })).toBe(30_000);
});

test('a build that begins after the answer has not lasted less than no time', () => {
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
