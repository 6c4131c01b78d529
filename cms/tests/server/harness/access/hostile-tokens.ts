import { openSession } from './accounts';
import { call } from '../call';
import type { TestCms } from '../cms';
import { forgedTokens } from './forged-tokens';

/** The key with which the CMS signs its admins' tokens. */
export function signingKey(): string {
  const key = process.env.ADMIN_JWT_SECRET;
  if (key === undefined) throw new Error('The CMS has no ADMIN_JWT_SECRET.');
  return key;
}

/**
 * Bearer tokens of callers without a session. They are made from sessions of a real account, so each would have its
 * rights if it were accepted.
 */
export async function strangers(
  cms: TestCms,
  account: number,
): Promise<Record<string, string | undefined>> {
  const loggedOut = await openSession(cms, account);
  await call(cms, '/admin/logout', { method: 'POST', token: loggedOut.accessToken });
  // A logout ends all sessions of the account, so the other session is opened after it.
  const { accessToken, refreshToken } = await openSession(cms, account);
  return {
    nobody: undefined,
    ...forgedTokens(accessToken, signingKey()),
    'logged out': loggedOut.accessToken,
    'refresh token': refreshToken,
  };
}
