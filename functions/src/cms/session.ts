import { sessionPath } from '../api';
import type { Call } from '../call';
import { fetchFromCms } from './call';
import { notLoggedIn, receive, toSessionError } from './response';

/** As in RFC 6750. An access token of the CMS has some 300 characters. */
const bearer = /^Bearer ([A-Za-z0-9._~+/-]{1,4096}=*)$/i;

function readToken({ headers }: Request): string | undefined {
  const header = headers.get('Authorization');
  if (header === null) return undefined;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw notLoggedIn('malformed_authorization');
  return token;
}

/**
 * The token of the admin's session, once the CMS has confirmed it. Comes before any other part of the call is read.
 * @returns undefined if the call has no Authorization header
 * @throws HttpError 401 if it is not the token of a valid session; 429; 502
 */
export async function readSession(call: Call): Promise<string | undefined> {
  const token = readToken(call.request);
  if (token === undefined) return undefined;
  const { cms } = call.settings;
  const sent = fetchFromCms(call, {
    method: 'GET',
    path: sessionPath,
    headers: { Authorization: `Bearer ${token}`, 'X-Function-Token': cms.token },
    timeoutMs: cms.timeoutMs,
  });
  return receive(sent, { toError: toSessionError }, ({ status }) =>
    status === 204 ? token : undefined,
  );
}

/**
 * The same for an endpoint that needs a session.
 * @throws HttpError as `readSession`, and 401 if there is none
 */
export async function requireSession(call: Call): Promise<string> {
  const token = await readSession(call);
  if (token === undefined) throw notLoggedIn('no_authorization');
  return token;
}
