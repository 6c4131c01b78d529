import { string } from 'yup';
import { derivedEmail } from '../../../src/accounts/find-account';

test('the e-mail of an admin without one is made of the username', () => {
  expect(derivedEmail('Anna.Meier')).toBe('anna.meier@admin.invalid');
});

const odd = ['Anna Meier', 'Łukasz', '王', '.anna', 'a..b', 'a"b', '<b>', 'x'.repeat(100)];

test.each(odd)(
  'the username %s, which no address can hold, gets a valid one all the same',
  (name) => {
    const email = derivedEmail(name);
    expect(email).toMatch(/^admin-[0-9a-f]{32}@admin\.invalid$/);
    expect(string().strict().email().lowercase().isValidSync(email)).toBe(true);
  },
);

test('different usernames get different addresses, and one in another case the same', () => {
  expect(new Set(odd.map(derivedEmail)).size).toBe(odd.length);
  expect(derivedEmail('ŁUKASZ')).toBe(derivedEmail('łukasz'));
});
