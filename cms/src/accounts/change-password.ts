import type { Core } from '@strapi/strapi';
import { changePasswordBody } from '../contract/admin';
import { readBody } from '../contract/validate';
import { adminUserService } from '../strapi/services';
import { provePassword, refuseWeak, type OwnAccount } from './prove-password';

/**
 * Changes the caller's own password, which ends all sessions of the account (`end-sessions.ts`).
 * @throws Refusal 400 for a body of the wrong shape, a wrong current password or a weak new one; TooManyTries
 */
export async function changePassword(
  strapi: Core.Strapi,
  account: OwnAccount,
  body: unknown,
): Promise<void> {
  const { currentPassword, password } = readBody(changePasswordBody, body);
  await provePassword(strapi, account, currentPassword);
  refuseWeak(account, password);
  await adminUserService(strapi).updateById(account.id, { password });
}
