import { readOptions } from '../run/options';

const names = ['pages', 'taps'];

it('measures all parts for 45 minutes when nothing else is said', () => {
  expect(readOptions([], names)).toEqual({
    only: [],
    fresh: false,
    rounds: undefined,
    minutes: 45,
  });
});

it('takes the parts that are named', () => {
  expect(readOptions(['--only', 'taps', '--only', 'pages'], names).only).toEqual(['taps', 'pages']);
});

it('names the parts when there is none of that name', () => {
  expect(() => readOptions(['--only', 'tap'], names)).toThrow(
    'There is no part "tap". The parts are pages, taps.',
  );
});

it.each(['0', '-1', 'two', '1.5'])('does not take %s for a number of rounds', (rounds) => {
  expect(() => readOptions([`--rounds=${rounds}`], names)).toThrow('--rounds must be a whole');
});
