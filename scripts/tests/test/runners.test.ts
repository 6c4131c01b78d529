import { silentFailure } from '../../test/runners';

const everything = { files: [], flags: [] };
const one = { ...everything, title: 'adds' };

const none = { passed: 0, done: 0 };
const some = { passed: 1, done: 1 };
const skipped = { passed: 0, done: 1 };

test.each([
  ['exits with another code', 1, some, everything, 'It ended with code 1'],
  ['ends on a signal', null, some, everything, 'It ended with code null'],
  ['fails before a selected test', 1, none, one, 'It ended with code 1'],
  ['finds no test', 0, none, everything, 'There was no test.'],
  ['finds no selected test', 0, skipped, one, 'No test matches.'],
  [
    'finds no selected test and has a flag',
    0,
    skipped,
    { ...one, flags: ['-i'] },
    'No test matches.',
  ],
  [
    'has a flag with a title that no test has',
    0,
    skipped,
    { ...everything, flags: ['-t', 'x'] },
    'No test',
  ],
])(
  'a run that %s without naming a failed test counts as failed',
  (_how, code, state, selected, says) => {
    expect(silentFailure(code, state, selected)).toContain(says);
  },
);

test('a successful run has not', () => {
  expect(silentFailure(0, some, everything)).toBeUndefined();
  expect(silentFailure(0, none, { ...one, flags: ['--list'] })).toBeUndefined();
});
