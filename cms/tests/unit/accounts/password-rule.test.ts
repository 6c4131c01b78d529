import { createAdminBody, isStrongPassword } from '../../../src/contract/admin';
import { readBody } from '../../../src/contract/validate';

test.each(['Correct-Horse-7', 'Abcdefg1', ' Blanks 1 count ', 'Ü-Correct-Horse-7'])(
  'the password "%s" is strong enough',
  (password) => {
    expect(isStrongPassword(password)).toBe(true);
  },
);

test.each(['Abcdef1', 'no-capital-1', 'NO-SMALL-1', 'No-Digit-At-All', `A1${'a'.repeat(71)}`])(
  'the password %s is too weak or too long',
  (password) => {
    expect(isStrongPassword(password)).toBe(false);
  },
);

test('a password with more bytes than the hash uses is refused', () => {
  expect(isStrongPassword(`Aa1${'ü'.repeat(40)}`)).toBe(false);
});

test('a password is not trimmed', () => {
  const body = readBody(createAdminBody, { username: ' anna ', password: ' Correct-Horse-7 ' });
  expect(body).toMatchObject({ username: 'anna', password: ' Correct-Horse-7 ' });
});
