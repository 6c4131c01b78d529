import { readOptions } from '../run/options';

const names = ['pages', 'taps'];

it('by default, measures all parts for 45 minutes and writes the results', () => {
  expect(readOptions([], names)).toEqual({
    only: [],
    fresh: false,
    quick: false,
    write: true,
    minutes: 45,
  });
});

it('writes the results of a short run only on request', () => {
  expect(readOptions(['--quick'], names)).toMatchObject({ quick: true, write: false });
  expect(readOptions(['--quick', '--write'], names)).toMatchObject({ quick: true, write: true });
});

it('selects the named parts', () => {
  expect(readOptions(['--only', 'taps', '--only', 'pages'], names).only).toEqual(['taps', 'pages']);
});

it('lists the parts if the name is unknown', () => {
  expect(() => readOptions(['--only', 'tap'], names)).toThrow(
    'There is no part "tap". The parts are pages, taps.',
  );
});

it.each(['0', '-1', 'two', '1.5'])('rejects %s as a number of minutes', (minutes) => {
  expect(() => readOptions([`--minutes=${minutes}`], names)).toThrow('--minutes must be a whole');
});
