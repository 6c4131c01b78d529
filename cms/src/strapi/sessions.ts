import type { Core } from '@strapi/strapi';
import { signedClaims } from './signed-claims';
import { lockRows, type Data } from './untyped-rows';

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
