import { actionFailureText } from '../../../../src/plugins/web-admin/admin/src/list/action-failure';

const textOf = (code: 'not_found' | 'network' | 'not_allowed') =>
  actionFailureText('Ada', 'was not delivered', { ok: false, code, message: 'You may not.' });

test('a refusal says what did not happen, and why', () => {
  expect(textOf('not_allowed')).toBe('“Ada” was not delivered. You may not.');
});

test('a row that someone has dealt with is said to be gone', () => {
  expect(textOf('not_found')).toBe('“Ada” is gone already: someone has dealt with it meanwhile.');
});

test('without an answer nobody knows what happened, and nothing else is claimed', () => {
  expect(textOf('network')).toBe(
    'There was no answer about “Ada”. See in the list whether it is still there.',
  );
});
