import { problemIn, toBody } from '../../../../src/plugins/web-admin/admin/src/accounts/new-admin';

const admin = { username: 'web.admin', password: 'Correct-Horse-7', email: '' };

test('an e-mail that is left empty is not sent', () => {
  expect(toBody({ ...admin, email: '  ' })).toEqual({
    username: 'web.admin',
    password: 'Correct-Horse-7',
  });
  expect(toBody({ ...admin, email: ' web@example.com ' })).toHaveProperty(
    'email',
    'web@example.com',
  );
});

test('a complete admin has no problem, with or without an e-mail', () => {
  expect(problemIn(admin)).toBeUndefined();
  expect(problemIn({ ...admin, email: 'web@example.com' })).toBeUndefined();
});

test.each([
  [{ username: '', password: '' }, 'username', 'Give a username and a password.'],
  [{ password: '   ' }, 'password', 'Give a username and a password.'],
  [{ username: 'web@admin' }, 'username', 'username must not hold an @.'],
  [{ password: 'correct-horse-7' }, 'password', expect.stringContaining('8 to 72 characters')],
  [{ email: 'nobody' }, 'email', 'email must be an e-mail address.'],
])('%j is told at the field it is about', (changes, field, message) => {
  expect(problemIn({ ...admin, ...changes })).toEqual({ field, message });
});
