import {
  isUnderWay,
  unsentText,
  withTemplate,
} from '../../../../src/plugins/web-admin/admin/src/inbox/reply/reply-texts';

test.each([
  [{ state: 'waiting', tries: 0 } as const, /^On its way$/],
  [{ state: 'waiting', tries: 1 } as const, /^On its way$/],
  [{ state: 'waiting', tries: 2, problem: 'ECONNREFUSED' } as const, /^Not sent yet.*ECONNREFUSED/],
  [{ state: 'failed', tries: 1, problem: 'EENVELOPE 550' } as const, /refuses the address/],
  [{ state: 'failed', tries: 78, problem: 'ETIMEDOUT' } as const, /^Not sent: .*did not take it/],
  [{ state: 'failed', tries: 78, problem: 'EMESSAGE 451' } as const, /did not take it/],
])('the state %j is told in words', (mail, words) => {
  expect(unsentText(mail)).toMatch(words);
});

test('only a mail that has not failed yet is about to change, also while it is being sent', () => {
  expect(isUnderWay({ state: 'waiting', tries: 0 })).toBe(true);
  expect(isUnderWay({ state: 'waiting', tries: 1 })).toBe(true);
  expect(isUnderWay({ state: 'waiting', tries: 1, problem: 'ETIMEDOUT' })).toBe(false);
  expect(isUnderWay({ state: 'sent', tries: 1 })).toBe(false);
});

test('a template takes the place of nothing or of another template, and follows what was typed', () => {
  const known = ['One', 'Two'];
  expect(withTemplate(' \n', 'One', known)).toBe('One');
  expect(withTemplate('One\n', 'Two', known)).toBe('Two');
  expect(withTemplate('Typed ', 'Two', known)).toBe('Typed\n\nTwo');
});
