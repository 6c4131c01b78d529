import { object } from 'yup';
import type { Endpoint } from './endpoint';
import { filled, line } from './fields';
import { limits } from './limits';

const required = 'Give a username and a password.';

export const loginBody = object({
  username: filled(line('username', limits.email), required),
  password: filled(line('password', limits.password), required),
});

export const createAdminBody = object({
  username: filled(line('username', limits.username), required),
  password: filled(line('password', limits.password), required),
  email: line('email', limits.email),
});

export const adminEndpoints = {
  adminlogin: {
    method: 'POST',
    path: 'webadmin/adminlogin',
    access: 'anyone',
    body: loginBody,
    summary: 'Logs an admin in by username or e-mail.',
  },
  createadmin: {
    method: 'POST',
    path: 'webadmin/createadmin',
    access: 'admin-or-first',
    body: createAdminBody,
    summary: 'Creates a web admin.',
  },
} as const satisfies Record<string, Endpoint>;
