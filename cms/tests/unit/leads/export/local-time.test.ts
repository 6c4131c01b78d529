import { fileName } from '../../../../src/leads/export/table';
import { localTime } from '../../../../src/leads/export/csv';
import { momentOf, wallClock } from '../../../../src/contract/wall-clock';

const zurich = 'Europe/Zurich';

test.each([
  ['2026-11-05T13:32:10.999Z', zurich, '2026-11-05T14:32:10+01:00'],
  ['2026-07-05T22:30:00.000Z', zurich, '2026-07-06T00:30:00+02:00'],
  // The hour that comes twice when the clocks go back.
  ['2026-10-25T00:30:00.000Z', zurich, '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00.000Z', zurich, '2026-10-25T02:30:00+01:00'],
  ['2026-11-05T13:32:10.000Z', 'UTC', '2026-11-05T13:32:10+00:00'],
  ['2026-11-05T13:32:10.000Z', 'Asia/Kolkata', '2026-11-05T19:02:10+05:30'],
  ['2026-11-05T03:00:00.000Z', 'America/St_Johns', '2026-11-04T23:30:00-03:30'],
])('%s in %s is %s', (moment, zone, time) => {
  expect(localTime(new Date(moment), zone)).toBe(time);
});

test.each([
  ['2026-11-05T14:32:10Z', zurich, '2026-11-05T13:32:10.000Z'],
  ['2026-07-06T00:30:00Z', zurich, '2026-07-05T22:30:00.000Z'],
  // 02:30 is skipped.
  ['2026-03-29T02:30:00Z', zurich, '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00:00Z', zurich, '2026-03-29T01:00:00.000Z'],
  ['2026-11-04T23:30:00Z', 'America/St_Johns', '2026-11-05T03:00:00.000Z'],
])('a clock that shows %s in %s means %s', (clock, zone, moment) => {
  expect(momentOf(new Date(clock), zone).toISOString()).toBe(moment);
});

test('midnight belongs to the day that it starts', () => {
  const clock = wallClock(new Date('2026-11-04T23:00:00.000Z'), zurich);
  expect(clock.toISOString()).toBe('2026-11-05T00:00:00.000Z');
});

test('a file name contains the content and the time of the export', () => {
  const made = { moment: new Date('2026-11-05T23:05:00.000Z'), zone: zurich };
  expect(fileName(['suspected', 'demo-requests', 'Reorg Chart Modelling'], 'xlsx', made)).toBe(
    'suspected-demo-requests-reorg-chart-modelling-2026-11-06-0005.xlsx',
  );
});
