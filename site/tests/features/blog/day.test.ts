import { dayOf, formatDay } from '../../../src/features/blog/Day';

test.each([
  ['2026-03-09T00:00:00.000Z', '2026-03-09', '9 March 2026'],
  ['2026-12-31T23:59:59.999Z', '2026-12-31', '31 December 2026'],
  ['2026-03-09T01:00:00.000+02:00', '2026-03-08', '8 March 2026'],
])('%s is shown as the day %s in UTC, in every time zone', (moment, day, shown) => {
  expect(dayOf(moment)).toBe(day);
  expect(formatDay(moment)).toBe(shown);
});
