import type { Core } from '@strapi/strapi';
import { loginBody } from '../contract/admin';
import { Refusal } from '../contract/errors';
import { readBody } from '../contract/validate';
import { authService } from '../strapi/services';
import { openSession } from '../strapi/sessions';

/**
 * Logs an admin in. The middleware login-name has replaced the username by the e-mail.
 * @returns the access token of a new session
 * @throws Refusal 400 for a body of the wrong shape, 401 for wrong credentials of any kind
 */
export async function logIn(strapi: Core.Strapi, body: unknown): Promise<string> {
  const { username: email, password } = readBody(loginBody, body);
  const [, user] = await authService(strapi).checkCredentials({ email, password });
  if (user === false) throw new Refusal('wrong_credentials', 'Wrong username or password.');
  return openSession(strapi, user.id);
}
