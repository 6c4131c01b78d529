import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { Refusal } from '../contract/errors';
import { authService, type AuthService } from '../strapi/services';
import { objectsOf } from '../strapi/untyped-rows';
import { weakness } from './weak-password';

/** All CMSs in a process share one service object, so it is changed only once. */
const guarded = new WeakSet<AuthService['hashPassword']>();

/**
 * Refuses weak passwords everywhere: each way to set one (invitation, reset, profile, the page of all accounts, Strapi's
 * command) hashes it with this service.
 */
export function refuseWeakPasswords(strapi: Core.Strapi): void {
  const service = authService(strapi);
  const hash = service.hashPassword;
  if (guarded.has(hash)) return;
  const hashPassword: AuthService['hashPassword'] = async (password) => {
    const weak = weakness(password);
    if (weak !== undefined) throw new errors.ApplicationError(weak);
    return hash(password);
  };
  guarded.add(hashPassword);
  Object.assign(service, { hashPassword });
}

/**
 * Refuses what strangers guess from an account's own names. The service above, which hashes a password, does not know whose
 * it is.
 * @param where a condition that is true of the account which is to get the password
 * @throws Refusal when the password is weak
 */
export async function refuseWeakFor(
  strapi: Core.Strapi,
  where: object,
  password: string,
): Promise<void> {
  const rows: unknown = await strapi.db
    .query('admin::user')
    .findMany({ where, select: ['username', 'email'] });
  for (const { username, email } of objectsOf(rows)) {
    const names = [username, email].filter((name) => typeof name === 'string');
    const weak = weakness(password, names);
    if (weak !== undefined) throw new Refusal('weak_password', weak);
  }
}
