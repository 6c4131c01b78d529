import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { challengeHeader, proofHeader, proofText } from './api';
import type { Call } from './call';
import { HttpError } from './response';

const bearer = /^Bearer (\S{1,1000})$/i;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time: the digests have one length, whatever was sent. */
const safeEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const noOperator = (cause: string, headers: Readonly<Record<string, string>> = {}) =>
  new HttpError('not_logged_in', 'This call needs the operator’s token.', {
    cause,
    headers,
  });

const challengePattern = /^[0-9a-f]{64}$/;

/**
 * Proves that this site knows the token, before the caller shows it. No JWT: the proof answers one challenge and carries no
 * claims.
 */
function proofFor({ request, settings: { operationsToken } }: Call): Record<string, string> {
  const challenge = request.headers.get(challengeHeader) ?? '';
  if (operationsToken === undefined || !challengePattern.test(challenge)) return {};
  const text = proofText(new URL(request.url).host, challenge);
  return { [proofHeader]: createHmac('sha256', operationsToken).update(text).digest('hex') };
}

/**
 * Whether the caller runs the site: the call carries OPERATIONS_TOKEN.
 * @returns false if the call has no Authorization header
 * @throws HttpError 401 for any other token, and for every token if none is configured
 */
export function isOperator({ request, settings: { operationsToken } }: Call): boolean {
  const header = request.headers.get('Authorization');
  if (header === null) return false;
  const sent = bearer.exec(header)?.[1];
  if (sent !== undefined && operationsToken !== undefined && safeEqual(sent, operationsToken)) {
    return true;
  }
  throw noOperator('wrong_operations_token');
}

/**
 * Lets only the operator through.
 * @throws HttpError 401, with a proof if the call shows no token and asks for one
 */
export function requireOperator(call: Call): void {
  if (!isOperator(call)) throw noOperator('no_authorization', proofFor(call));
}
