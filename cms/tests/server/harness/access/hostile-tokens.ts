import { openSession } from './accounts';
import { call } from '../call';
import type { TestCms } from '../cms';
import { forgedTokens } from './forged-tokens';

/** The key that the CMS signs its admins' tokens with. */
export function signingKey(): string {
  const key = process.env.ADMIN_JWT_SECRET;
  if (key === undefined) throw new Error('The CMS has no ADMIN_JWT_SECRET.');
  return key;
}

/**
 * All that a stranger may show as a bearer, made from sessions of a real account, whose rights they would carry if one
 * of them were believed.
 */
export async function strangers(
  cms: TestCms,
  account: number,
): Promise<Record<string, string | undefined>> {
  const loggedOut = await openSession(cms, account);
  await call(cms, '/admin/logout', { method: 'POST', token: loggedOut.accessToken });
  // Logging out ends all sessions of the account: the other is opened after it.
  const { accessToken, refreshToken } = await openSession(cms, account);
  return {
    nobody: undefined,
    ...forgedTokens(accessToken, signingKey()),
    'logged out': loggedOut.accessToken,
    'refresh token': refreshToken,
  };
}
