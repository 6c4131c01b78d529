import {
  formatDay,
  formatMoment,
  formatTime,
} from '../../../../src/plugins/web-admin/admin/src/ui/dates';

test('a day is formatted as DD-MMM-YYYY', () => {
  expect(formatDay('2026-11-05T12:00:00.000Z', 'UTC')).toBe('05-Nov-2026');
});

test('every month has its first three English letters', () => {
  const months = Array.from(
    { length: 12 },
    (_, month) => formatDay(new Date(Date.UTC(2026, month, 15)).toISOString(), 'UTC').split('-')[1],
  );
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});

test.each([
  ['Asia/Kolkata', '06-Nov-2026'],
  ['America/New_York', '05-Nov-2026'],
])('a viewer in %s sees the local day', (timeZone, day) => {
  expect(formatDay('2026-11-05T23:30:00.000Z', timeZone)).toBe(day);
});

test('without a time zone the day is that of this machine', () => {
  const lastMinute = new Date(2026, 0, 31, 23, 59).toISOString();
  const firstMinute = new Date(2026, 1, 1, 0, 0).toISOString();
  expect([formatDay(lastMinute), formatDay(firstMinute)]).toEqual(['31-Jan-2026', '01-Feb-2026']);
});

test('a time has hours, minutes and seconds, each with two digits', () => {
  expect(formatTime('2026-11-05T09:05:07.999Z', 'UTC')).toBe('09:05:07');
});

test('midnight is 00, not 24', () => {
  expect(formatTime('2026-11-05T00:00:00.000Z', 'UTC')).toBe('00:00:00');
});

test("a date with a time has no seconds and is in the viewer's time zone", () => {
  expect(formatMoment('2026-11-05T23:30:59.000Z', 'UTC')).toBe('05-Nov-2026, 23:30');
  expect(formatMoment('2026-11-05T23:30:59.000Z', 'Asia/Kolkata')).toBe('06-Nov-2026, 05:00');
});
