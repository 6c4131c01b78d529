import { silentFailure } from '../../test/run';

const none = { passed: 0, done: 0, flags: [] };
const some = { passed: 1, done: 1, flags: [] };
const skipped = { passed: 0, done: 1, flags: ['-t', 'x'] };

test.each([
  ['exits with another code', 1, some, 'It ended with code 1'],
  ['ends on a signal', null, some, 'It ended with code null'],
  ['finds no test', 0, none, 'No test matches.'],
  ['has a flag with a title that no test has', 0, skipped, 'No test matches.'],
])('a run that %s without naming a failed test has failed', (_how, code, counts, says) => {
  expect(silentFailure(code, counts)).toContain(says);
});

test('a successful run has not', () => {
  expect(silentFailure(0, some)).toBeUndefined();
  expect(silentFailure(0, { ...none, flags: ['--list'] })).toBeUndefined();
});
