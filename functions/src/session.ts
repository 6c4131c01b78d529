import { sessionPath } from './api';
import type { Call } from './call';
import { receiveAnswer } from './cms-answer';
import { notLoggedIn, refusalOfSession } from './cms-refusal';
import { sendToCms } from './cms-request';

/** The form of RFC 6750; an access token of the CMS has some 300 characters. */
const bearer = /^Bearer ([A-Za-z0-9._~+/-]{1,4096}=*)$/i;

function tokenIn({ headers }: Request): string | undefined {
  const header = headers.get('Authorization');
  if (header === null) return undefined;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw notLoggedIn('malformed_authorization');
  return token;
}

/**
 * The token of the caller's own session, which the CMS says is good: ask for it before anything else of the call is read.
 * @returns undefined where no Authorization header was sent
 * @throws Refusal 401 when it is anything but the one token of a good session; 429; 502
 */
export async function receiveSession(call: Call): Promise<string | undefined> {
  const token = tokenIn(call.request);
  if (token === undefined) return undefined;
  const { cms } = call.settings;
  const asked = sendToCms(call, {
    method: 'GET',
    path: sessionPath,
    headers: { Authorization: `Bearer ${token}`, 'X-Function-Token': cms.token },
    timeoutMs: cms.timeoutMs,
  });
  return receiveAnswer(asked, { refusal: refusalOfSession }, ({ status }) =>
    status === 204 ? token : undefined,
  );
}

/**
 * The same where nobody gets in without a session.
 * @throws Refusal as `receiveSession`, and 401 when there is none
 */
export async function requireSession(call: Call): Promise<string> {
  const token = await receiveSession(call);
  if (token === undefined) throw notLoggedIn('no_authorization');
  return token;
}
