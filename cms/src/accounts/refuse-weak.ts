import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { authService, type AuthService } from '../strapi/services';
import { weakness } from './weak-password';

/** The service is one object for all CMSs of a process: it is changed once. */
const guarded = new WeakSet<AuthService['hashPassword']>();

/**
 * Lets no weak password become anybody's: every way to set one (invitation, reset, profile, the page of all accounts, the
 * command of Strapi) hashes it by this service.
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
