import { object } from 'yup';
import type { Endpoint } from './endpoint';
import { isPlainName, nameRule, tidyName } from './account-name';
import { isBlank } from './blank';
import { filled, line } from './fields';
import { limits } from './limits';
import { routes } from './routes';

const required = 'Give a username and a password.';

const strongPassword = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,72}$/;

/** What is hashed of a password: of a longer one the end would not count. */
const hashedBytes = 72;

export const passwordRule =
  'password needs 8 to 72 characters with an upper-case letter, a lower-case letter and a digit.';

/** Whether a password is strong enough for an admin's account. The rule is that of Strapi's own registration form. */
export const isStrongPassword = (password: string): boolean =>
  strongPassword.test(password) && new TextEncoder().encode(password).length <= hashedBytes;

const newPassword = (message: string) =>
  filled(line('password', limits.password), message).test(
    'strong',
    passwordRule,
    (password) => isBlank(password) || isStrongPassword(password),
  );

export const loginBody = object({
  username: filled(line('username', limits.email), required),
  password: filled(line('password', limits.password), required),
});

export const createAdminBody = object({
  username: filled(line('username', limits.username), required)
    .matches(/^[^@\uFF20\uFE6B]*$/, { message: 'username must not hold an @.' })
    .test('plain', `username ${nameRule}`, (username) => isPlainName(tidyName(username))),
  password: newPassword(required),
  email: line('email', limits.email).email('email must be an e-mail address.'),
});

/** A new password for the own account. */
export const changePasswordBody = object({
  currentPassword: filled(
    line('currentPassword', limits.password),
    'Give your current password and a new one.',
  ),
  password: newPassword('Give your current password and a new one.'),
});

/** Below /web-admin/: createadmin for someone without a session, while there is no admin. */
export const createFirstAdminPath = 'webadmin/createfirstadmin';

export const adminEndpoints = {
  adminlogin: {
    ...routes.adminlogin,
    access: 'anyone',
    body: loginBody,
    summary: 'Logs an admin in by username or e-mail.',
  },
  createadmin: {
    ...routes.createadmin,
    access: 'admin-or-first',
    body: createAdminBody,
    summary: 'Creates a web admin.',
  },
} as const satisfies Record<string, Endpoint>;
