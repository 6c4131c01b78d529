import { digestDay } from '../../../../src/leads/digest/digest-day';

const calendar = (zone: string, ...daysOff: string[]) => ({ zone, daysOff: new Set(daysOff) });
const dayAt = (moment: string, zone = 'Europe/Zurich', ...daysOff: string[]) =>
  digestDay(new Date(moment), calendar(zone, ...daysOff))?.day;

test.each([
  ['2026-11-27T06:59:59Z', undefined],
  ['2026-11-27T07:00:00Z', '2026-11-27'],
  ['2026-11-27T10:59:59Z', '2026-11-27'],
  ['2026-11-27T11:00:00Z', undefined],
])('at %s in Zurich, the digest to send is that of %s', (moment, expected) => {
  expect(dayAt(moment)).toBe(expected);
});

test('there is no digest on a weekend or a day off', () => {
  expect(dayAt('2026-11-28T08:00:00Z')).toBeUndefined();
  expect(dayAt('2026-11-29T08:00:00Z')).toBeUndefined();
  expect(dayAt('2026-11-27T08:00:00Z', 'Europe/Zurich', '2026-11-27')).toBeUndefined();
});

test.each([
  ['the last working day before clocks go forward', '2027-03-26T07:00:00Z', '2027-03-26'],
  ['too early on the first working day after it', '2027-03-29T05:59:00Z', undefined],
  ['the first working day after it', '2027-03-29T06:00:00Z', '2027-03-29'],
  ['too early on the first working day after they go back', '2026-10-26T06:59:00Z', undefined],
  ['the first working day after they go back', '2026-10-26T07:00:00Z', '2026-10-26'],
])('%s', (_, moment, expected) => {
  expect(dayAt(moment)).toBe(expected);
});

test('the day ends at midnight and the digest at noon, in the firm’s time zone', () => {
  expect(digestDay(new Date('2026-11-30T19:30:00Z'), calendar('Pacific/Auckland'))).toEqual({
    day: '2026-12-01',
    sendBefore: new Date('2026-11-30T23:00:00Z'),
    endsAt: new Date('2026-12-01T11:00:00Z'),
  });
});

const halfHourMs = 30 * 60 * 1_000;

test.each([
  'Europe/Zurich',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
])(
  'every working day of a year in %s has four hours for its digest, also where clocks change',
  (zone) => {
    const found = new Map<string, number>();
    const from = Date.parse('2026-01-04T00:00:00Z');
    for (let week = 0; week < 52; week += 1) {
      for (let half = 0; half < 7 * 48; half += 1) {
        const moment = new Date(from + (week * 7 * 48 + half) * halfHourMs);
        const day = digestDay(moment, calendar(zone))?.day;
        if (day !== undefined) found.set(day, (found.get(day) ?? 0) + 1);
      }
    }
    expect(found.size).toBe(52 * 5);
    expect(new Set(found.values())).toEqual(new Set([8]));
  },
);
