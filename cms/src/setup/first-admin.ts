import type { Core } from '@strapi/strapi';
import { weakness } from '../accounts/weak-password';
import { optional } from './environment';
import { adminUserService } from '../strapi/services';

/**
 * Creates the first admin, a Super Admin, from ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD, if there is none.
 * @throws Error in production when there is no admin and none can be created, so that there is never a time in which anyone
 * could register the first admin
 */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const users = adminUserService(strapi);
  if ((await users.count()) > 0) return;
  const email = optional('ADMIN_EMAIL');
  const username = optional('ADMIN_USERNAME');
  const password = optional('ADMIN_PASSWORD');
  if (email === undefined || username === undefined || password === undefined) {
    if (process.env.NODE_ENV !== 'production') return;
    throw new Error(
      'There is no admin yet: set ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD for the first one.',
    );
  }
  const weak = weakness(password, [username, email]);
  if (weak !== undefined) throw new Error(weak.replace(/^(This )?password/i, 'ADMIN_PASSWORD'));
  await users.createFirstAdmin({
    email: email.toLowerCase(),
    username,
    firstname: username,
    password,
  });
  strapi.log.info('The first admin was created.');
}
