import { silentFailure } from '../../test/runners';

const everything = { files: [], flags: [] };
const one = { ...everything, title: 'adds' };

const none = { passed: 0, done: 0 };
const some = { passed: 1, done: 1 };
const skipped = { passed: 0, done: 1 };

test.each([
  ['ends with a code of its own', 1, some, everything, 'It ended with code 1'],
  ['is ended by a signal', null, some, everything, 'It ended with code null'],
  ['fails before a test that was selected', 1, none, one, 'It ended with code 1'],
  ['finds no test', 0, none, everything, 'There was no test.'],
  ['finds nothing of what was selected', 0, skipped, one, 'No test matches.'],
  ['finds nothing, and is given a flag', 0, skipped, { ...one, flags: ['-i'] }, 'No test matches.'],
  [
    'is given a title of none by a flag',
    0,
    skipped,
    { ...everything, flags: ['-t', 'x'] },
    'No test',
  ],
])('a run that %s without naming a failed test has failed', (_how, code, state, selected, says) => {
  expect(silentFailure(code, state, selected)).toContain(says);
});

test('a successful run has not', () => {
  expect(silentFailure(0, some, everything)).toBeUndefined();
  expect(silentFailure(0, none, { ...one, flags: ['--list'] })).toBeUndefined();
});
