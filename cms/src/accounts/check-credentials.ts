import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  authService,
  type AdminUser,
  type AuthService,
  type Credentials,
} from '../strapi/services';
import { hasId } from '../strapi/untyped-rows';

const isUser = (row: unknown): row is AdminUser => hasId(row);

/** The user with this e-mail, if the password is right and the account may log in. */
async function check(
  strapi: Core.Strapi,
  service: AuthService,
  { email, password }: Credentials,
  standIn: Promise<string>,
): Promise<AdminUser | undefined> {
  const found: unknown = await strapi.db.query('admin::user').findOne({ where: { email } });
  const user = isUser(found) ? found : undefined;
  const hash = user?.password ?? (await standIn);
  const isRight = await service.validatePassword(password, hash);
  return isRight && user?.password !== undefined && user.isActive === true ? user : undefined;
}

/**
 * Makes every failed login take the same time and return the same message, whether the account is unknown, has no password
 * yet or is blocked, or the password is wrong. Strapi's own check answers at once for the first two and names the third.
 * All logins pass through here: Strapi's page, the plugin's and the API's.
 */
export function hideAccounts(strapi: Core.Strapi): void {
  const service = authService(strapi);
  // The hash of a random password, with the same cost as a real one.
  const standIn = service.hashPassword(`Aa1-${randomUUID()}`);
  Object.assign(service, {
    async checkCredentials(credentials) {
      const user = await check(strapi, service, credentials, standIn);
      return user === undefined ? [null, false, { message: 'Invalid credentials' }] : [null, user];
    },
  } satisfies Pick<AuthService, 'checkCredentials'>);
}
