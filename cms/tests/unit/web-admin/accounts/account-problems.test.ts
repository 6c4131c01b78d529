import type { ErrorCode } from '../../../../src/contract/errors';
import {
  adminProblem,
  adminRefusal,
  passwordProblem,
  passwordRefusal,
  toBody,
} from '../../../../src/plugins/web-admin/admin/src/accounts/account-problems';

const admin = { username: 'web.admin', password: 'Correct-Horse-7', email: '' };

test('an empty e-mail is not sent', () => {
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
  expect(adminProblem(admin)).toBeUndefined();
  expect(adminProblem({ ...admin, email: 'web@example.com' })).toBeUndefined();
});

test.each([
  [{ username: '', password: '' }, 'username', 'Give a username and a password.'],
  [{ password: '   ' }, 'password', 'Give a username and a password.'],
  [{ username: 'web@admin' }, 'username', 'username must not hold an @.'],
  [{ password: 'correct-horse-7' }, 'password', expect.stringContaining('8 to 72 characters')],
  [{ email: 'nobody' }, 'email', 'email must be an e-mail address.'],
])('%j shows a problem at its field', (changes, field, message) => {
  expect(adminProblem({ ...admin, ...changes })).toEqual({ field, message });
});

const both = 'Give your current password and a new one.';
const good = { currentPassword: 'Correct-Horse-7', password: 'A-Third-Horse-9' };

test('a current password and a valid new one have no problem', () => {
  expect(passwordProblem(good)).toBeUndefined();
});

test.each([
  [{ currentPassword: '', password: '' }, 'currentPassword', both],
  [{ ...good, currentPassword: '' }, 'currentPassword', both],
  [{ ...good, password: '' }, 'password', both],
  [{ ...good, password: 'no-capital-1' }, 'password', expect.stringContaining('8 to 72')],
])('the password %j shows a problem at its field', (sent, field, message) => {
  expect(passwordProblem(sent)).toEqual({ field, message });
});

test('a refusal of the server shows at its field', () => {
  const refused = (code: ErrorCode) => ({ ok: false, code, message: 'x' }) as const;
  expect(passwordRefusal(refused('wrong_password')).field).toBe('currentPassword');
  expect(passwordRefusal(refused('weak_password')).field).toBe('password');
  expect(passwordRefusal(refused('too_many_requests')).field).toBeUndefined();
  expect(adminRefusal(refused('username_taken')).field).toBe('username');
  expect(adminRefusal(refused('email_taken')).field).toBe('email');
});
