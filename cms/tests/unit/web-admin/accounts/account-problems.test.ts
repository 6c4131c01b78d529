import {
  passwordProblem,
  problemIn,
  refusedProblem,
  toBody,
} from '../../../../src/plugins/web-admin/admin/src/accounts/account-problems';

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

const both = 'Give your current password and a new one.';
const good = { currentPassword: 'Correct-Horse-7', password: 'A-Third-Horse-9' };

test('a current password and a good new one are sent', () => {
  expect(passwordProblem(good)).toBeUndefined();
});

test.each([
  [{ currentPassword: '', password: '' }, 'currentPassword', both],
  [{ ...good, currentPassword: '' }, 'currentPassword', both],
  [{ ...good, password: '' }, 'password', both],
  [{ ...good, password: 'no-capital-1' }, 'password', expect.stringContaining('8 to 72')],
])('%j is told at the field that it is about', (sent, field, message) => {
  expect(passwordProblem(sent)).toEqual({ field, message });
});

test('what the server refuses is told at its field', () => {
  expect(refusedProblem('wrong_password', 'x').field).toBe('currentPassword');
  expect(refusedProblem('weak_password', 'x').field).toBe('password');
  expect(refusedProblem('too_many_requests', 'x').field).toBeUndefined();
});
