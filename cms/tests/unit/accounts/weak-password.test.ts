import { easyPassword, weakness } from '../../../src/accounts/weak-password';

test.each([
  'Password1',
  'Password1!',
  'P4ssw0rd2026',
  'Qwerty123',
  'Abcdefg1',
  'Welcome1',
  'Admin123',
  'Summer2026',
  'Iloveyou2',
  'Passwort1',
  'Aa1aaaaaaaaa',
])('%s, a common password or close to one, is refused with advice', (password) => {
  expect(weakness(password)).toBe(easyPassword);
});

test('a password made from the owner’s or the firm’s names is refused', () => {
  expect(weakness('Anna.meier1', ['anna.meier', 'anna.meier@example.com'])).toBe(easyPassword);
  expect(weakness('Anna.meier1')).toBeUndefined();
  expect(weakness('Webadmin1')).toBe(easyPassword);
});

test.each(['Correct-Horse-7', 'Another-Horse-8', 'Xk29fQpz', ' Blanks 1 count '])(
  '%s is accepted',
  (password) => {
    expect(weakness(password)).toBeUndefined();
  },
);

test('the rule for characters and length is checked first', () => {
  expect(weakness('password')).toMatch(/^Password needs 8 to 72 characters/);
  expect(weakness(`Aa1${'x'.repeat(10_000)}`)).toMatch(/^Password needs 8 to 72 characters/);
});
