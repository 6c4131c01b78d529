import { formFullText, tooManyText } from '../../../src/contract/limits';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('%d seconds until the next attempt are shown as %s', (seconds, wait) => {
  expect(tooManyText(seconds)).toBe(`Too many tries. Please try again in ${wait}.`);
  expect(formFullText(seconds)).toBe(
    `We are getting too many messages right now. Please try again in ${wait}.`,
  );
});
