import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { signedClaims } from './signed-claims';
import { lockRows, objectsOf, type Data } from './untyped-rows';

/** The cookie with the refresh token. */
export const refreshCookie = 'strapi_admin_refresh';

const sessions = (strapi: Core.Strapi) => strapi.db.query('admin::session');

/** The session of a refresh token, if this CMS signed it. Strapi decides whether it is still valid. */
export function sessionIn(strapi: Core.Strapi, refreshToken: string): string | undefined {
  const claims = signedClaims(refreshToken, strapi.config.get<string>('admin.auth.secret'));
  const id = claims?.type === 'refresh' ? claims.sessionId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The row of a session, locked until the transaction ends. */
export const lockSession = async (
  strapi: Core.Strapi,
  sessionId: string,
): Promise<Data | undefined> => (await lockRows(strapi, 'admin::session', { sessionId }))[0];

/**
 * Opens a separate session for an admin, like a login on another device: it neither ends with the panel's sessions nor ends
 * them.
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

/** The row of a session, if there is one. */
export async function findSession(
  strapi: Core.Strapi,
  sessionId: string,
): Promise<Data | undefined> {
  const found: unknown = await sessions(strapi).findMany({ where: { sessionId }, limit: 1 });
  return objectsOf(found)[0];
}

/** Whether the login of an account on a device still lasts. */
export async function isLoggedIn(
  strapi: Core.Strapi,
  userId: string,
  deviceId: string,
): Promise<boolean> {
  const now = new Date(Date.now());
  const where = { userId, deviceId, origin: 'admin', status: 'active', expiresAt: { $gt: now } };
  return (await sessions(strapi).count({ where })) > 0;
}

/** Ends all sessions that came from one login: they share its device. */
export async function endFamily(strapi: Core.Strapi, { userId, deviceId }: Data): Promise<void> {
  await sessions(strapi).deleteMany({
    where: { userId, origin: 'admin', deviceId: deviceId ?? { $null: true } },
  });
}

/** One round is nearly always enough. No person renews sessions faster than ten of them. */
const maxRounds = 10;

/**
 * Ends all sessions of an account. A concurrent renewal may leave another one, which the next round finds.
 * @throws Error when sessions remain nevertheless, so that nobody believes the account to be locked
 */
export async function endAllSessions(strapi: Core.Strapi, account: unknown): Promise<void> {
  const userId = String(account);
  for (let round = 0; round < maxRounds; round += 1) {
    await strapi.sessionManager('admin').invalidateRefreshToken(userId);
    if ((await sessions(strapi).count({ where: { userId, origin: 'admin' } })) === 0) return;
  }
  throw new Error('The sessions of an account could not be ended.');
}
