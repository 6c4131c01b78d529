import {
  passwordProblem,
  refusedProblem,
} from '../../../../src/plugins/web-admin/admin/src/accounts/new-password';

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
