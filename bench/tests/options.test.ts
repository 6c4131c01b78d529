import { readOptions } from '../run/options';

const names = ['pages', 'taps'];

it('measures all parts for 45 minutes and writes what it found when nothing else is said', () => {
  expect(readOptions([], names)).toEqual({
    only: [],
    fresh: false,
    quick: false,
    write: true,
    minutes: 45,
  });
});

it('writes what a short run found only when it is told to', () => {
  expect(readOptions(['--quick'], names)).toMatchObject({ quick: true, write: false });
  expect(readOptions(['--quick', '--write'], names)).toMatchObject({ quick: true, write: true });
});

it('takes the parts that are named', () => {
  expect(readOptions(['--only', 'taps', '--only', 'pages'], names).only).toEqual(['taps', 'pages']);
});

it('names the parts when there is none of that name', () => {
  expect(() => readOptions(['--only', 'tap'], names)).toThrow(
    'There is no part "tap". The parts are pages, taps.',
  );
});

it.each(['0', '-1', 'two', '1.5'])('does not take %s for a number of minutes', (minutes) => {
  expect(() => readOptions([`--minutes=${minutes}`], names)).toThrow('--minutes must be a whole');
});
