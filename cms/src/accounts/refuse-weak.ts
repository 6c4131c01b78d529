import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { authService, type AuthService } from '../strapi/services';
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
