import { notLoggedIn } from './cms-refusal';

/** The form of RFC 6750; an access token of the CMS has some 300 characters. */
const bearer = /^Bearer ([A-Za-z0-9._~+/-]{1,4096}=*)$/i;

/**
 * The token that the caller's own session goes by.
 * @returns undefined where no Authorization header was sent
 * @throws Refusal 401 when it is anything but one bearer token
 */
export function receiveToken(request: Request): string | undefined {
  const header = request.headers.get('Authorization');
  if (header === null) return undefined;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw notLoggedIn('malformed_authorization');
  return token;
}

/**
 * The same where nobody gets in without a session.
 * @throws Refusal 401 when there is none
 */
export function requireToken(request: Request): string {
  const token = receiveToken(request);
  if (token === undefined) throw notLoggedIn('no_authorization');
  return token;
}
