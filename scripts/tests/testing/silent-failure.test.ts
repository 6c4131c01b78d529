import { silentFailure } from '../../testing/suites';

const everything = { files: [], flags: [] };
const one = { ...everything, title: 'adds' };

test.each([
  ['ends with a code of its own', 1, true, everything, 'It ended with code 1'],
  ['is ended by a signal', null, true, everything, 'It ended with code null'],
  ['fails before a test that was selected', 1, false, one, 'It ended with code 1'],
  ['finds no test', 0, false, everything, 'There was no test.'],
  ['finds nothing of what was selected', 0, false, one, 'No test matches.'],
])('a run that %s without naming a failed test has failed', (_how, code, found, selected, says) => {
  expect(silentFailure(code, found, selected)).toContain(says);
});

test('a run that ends well has not', () => {
  expect(silentFailure(0, true, everything)).toBeUndefined();
  expect(silentFailure(0, false, { ...one, flags: ['--list'] })).toBeUndefined();
});
