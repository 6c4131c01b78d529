import { string } from 'yup';
import { derivedEmail } from '../../../src/accounts/find-account';

test('an admin without an e-mail gets one made from the username', () => {
  expect(derivedEmail('Anna.Meier')).toBe('anna.meier@admin.invalid');
});

const odd = ['Anna Meier', 'Łukasz', '王', '.anna', 'a..b', 'a"b', '<b>', 'x'.repeat(100)];

test.each(odd)('the username %s, which cannot be part of an address, gets a valid one', (name) => {
  const email = derivedEmail(name);
  expect(email).toMatch(/^admin-[0-9a-f]{32}@admin\.invalid$/);
  expect(string().strict().email().lowercase().isValidSync(email)).toBe(true);
});

test('different usernames get different addresses; the same username in another case gets the same', () => {
  expect(new Set(odd.map(derivedEmail)).size).toBe(odd.length);
  expect(derivedEmail('ŁUKASZ')).toBe(derivedEmail('łukasz'));
});
