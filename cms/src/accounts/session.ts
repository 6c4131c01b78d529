import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/**
 * Opens a session of its own for an admin, as a login on another device does: it ends neither with the sessions of the
 * panel nor ends them.
 * @returns its access token
 */
export async function openSession(strapi: Core.Strapi, userId: number): Promise<string> {
  const sessions = strapi.sessionManager('admin');
  const { token } = await sessions.generateRefreshToken(String(userId), randomUUID(), {
    type: 'session',
  });
  const access = await sessions.generateAccessToken(token);
  if ('error' in access) throw new Error('Strapi gave no access token for a new session.');
  return access.token;
}
