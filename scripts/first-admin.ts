import { randomBytes } from 'node:crypto';
import type { FirstAdmin, RunningCms } from './cms';
import { tail } from './processes';

/** The wanted first admin: from the environment, with a password that is made up where none is set. */
export function wantedAdmin(): FirstAdmin {
  return {
    email: process.env.ADMIN_EMAIL ?? 'admin@example.com',
    username: process.env.ADMIN_USERNAME ?? 'admin',
    // "Aa1" meets Strapi's rule for passwords, whatever the random part holds.
    password: process.env.ADMIN_PASSWORD ?? `Aa1-${randomBytes(12).toString('base64url')}`,
  };
}

/** Says once how to log in: the CMS notes in its log when this very start created the first admin. */
export function howToLogIn(admin: FirstAdmin, { log }: RunningCms): string {
  if (!tail(log, 1_000).includes('The first admin was created.')) {
    return 'with the password that was shown at the first start';
  }
  const password =
    process.env.ADMIN_PASSWORD === undefined
      ? `password ${admin.password}  (shown only this once)`
      : 'with ADMIN_PASSWORD';
  return `as ${admin.email}, ${password}`;
}
