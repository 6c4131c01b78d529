import fc from 'fast-check';
import { localMinute, readPlannedTime } from '../../../src/contract/content/schedule';
import { momentsOf, wallClock } from '../../../src/contract/wall-clock';

const now = new Date('2026-11-27T12:00:00Z');

const planned = (text: string, zone = 'Europe/Zurich', at = now) => {
  const time = readPlannedTime(text, zone, at);
  return 'problem' in time
    ? time.problem
    : { at: time.moment.toISOString(), ...(time.note === undefined ? {} : { note: time.note }) };
};

test.each([
  ['in winter', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['in summer', '2027-07-01T09:00', '2027-07-01T07:00:00.000Z'],
  ['just before clocks are put forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['just after it', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['on a leap day', '2028-02-29T00:00', '2028-02-28T23:00:00.000Z'],
])('a time %s is the moment at which the zone has it', (_, text, at) => {
  expect(planned(text)).toEqual({ at });
});

test('a time that clocks skip is refused with the day and the zone', () => {
  expect(planned('2027-03-28T02:30')).toBe(
    '02:30 does not exist on 2027-03-28 in Europe/Zurich: clocks are put forward past it. Choose a time before or after.',
  );
  // In Lord Howe Island they skip half an hour.
  expect(planned('2027-10-03T02:15', 'Australia/Lord_Howe')).toMatch(/^02:15 does not exist/);
});

test('of a time that comes twice the first that is not past is taken', () => {
  expect(planned('2027-10-31T02:30')).toEqual({
    at: '2027-10-31T00:30:00.000Z',
    note: '02:30 comes twice on 2027-10-31 in Europe/Zurich, because clocks are put back. The first one is taken.',
  });
  const between = new Date('2027-10-31T00:45:00Z');
  expect(planned('2027-10-31T02:30', 'Europe/Zurich', between)).toEqual({
    at: '2027-10-31T01:30:00.000Z',
    note: expect.stringMatching(/The second one is taken\.$/),
  });
});

test.each([
  ['2026-11-27T13:00', 'This time is past. Choose a later one.'],
  ['2032-01-01T09:00', 'Choose a time within the next five years.'],
  ['2027-02-29T09:00', 'Give the time as a date and a minute, such as 2027-03-01T09:00.'],
  ['2027-03-01T24:00', 'Give the time as a date and a minute, such as 2027-03-01T09:00.'],
  ['2027-03-01 09:00', 'Give the time as a date and a minute, such as 2027-03-01T09:00.'],
  ['', 'Give the time as a date and a minute, such as 2027-03-01T09:00.'],
])('%s is refused', (text, problem) => {
  expect(planned(text)).toBe(problem);
});

/** They change their clocks at different times of the year and the day, by an hour or half of one, or not at all. */
const zones = [
  ...['Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kolkata'],
  ...['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Casablanca', 'UTC'],
];

const minuteMs = 60_000;
const minutes = fc
  .integer({ min: Date.UTC(2020, 0) / minuteMs, max: Date.UTC(2035, 0) / minuteMs })
  .map((minute) => new Date(minute * minuteMs));

test('every moment is among those of its local time, in every zone and all year', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (moment, zone) => {
      const moments = momentsOf(wallClock(moment, zone), zone);
      expect(moments).toContainEqual(moment);
      expect(moments.length).toBeLessThanOrEqual(2);
      for (const each of moments) {
        expect(wallClock(each, zone)).toEqual(wallClock(moment, zone));
      }
      const plain = readPlannedTime(
        localMinute(moment, zone),
        zone,
        new Date(moment.getTime() - 1),
      );
      expect(plain).toMatchObject({ moment });
    }),
    { numRuns: 2_000 },
  );
});

test('a local time has no moment only where clocks are put forward past it', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (clock, zone) => {
      if (momentsOf(clock, zone).length > 0) return;
      // Both sides of the gap are within a few hours.
      const near = [-3, 3].map(
        (hours) => momentsOf(new Date(clock.getTime() + hours * 3_600_000), zone)[0],
      );
      const [before, after] = near.map((moment) => moment?.getTime() ?? Number.NaN);
      expect((after ?? 0) - (before ?? 0)).toBeLessThan(6 * 3_600_000);
    }),
    { numRuns: 2_000 },
  );
});
