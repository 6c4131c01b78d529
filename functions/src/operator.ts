import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { challengeHeader, proofHeader, proofText } from './api';
import type { Call } from './call';
import { Failure } from './failure';

const bearer = /^Bearer (\S{1,1000})$/i;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing: the digests have one length, whatever was sent. */
const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const refusal = (cause: string, headers: Readonly<Record<string, string>> = {}) =>
  new Failure('not_logged_in', 'This call needs the token of whoever runs the site.', {
    cause,
    headers,
  });

const challengePattern = /^[0-9a-f]{64}$/;

/** Proves to whoever is about to show the token that this is the site that knows it. */
function proofFor({ request, settings: { operationsToken } }: Call): Record<string, string> {
  const challenge = request.headers.get(challengeHeader) ?? '';
  if (operationsToken === undefined || !challengePattern.test(challenge)) return {};
  const text = proofText(new URL(request.url).host, challenge);
  return { [proofHeader]: createHmac('sha256', operationsToken).update(text).digest('hex') };
}

/**
 * Whether the call comes from whoever runs the site: it carries OPERATIONS_TOKEN.
 * @returns false where no Authorization header was sent
 * @throws Refusal 401 for any other token, and for every token where none is set
 */
export function isOperator({ request, settings: { operationsToken } }: Call): boolean {
  const header = request.headers.get('Authorization');
  if (header === null) return false;
  const sent = bearer.exec(header)?.[1];
  if (sent !== undefined && operationsToken !== undefined && isEqual(sent, operationsToken)) {
    return true;
  }
  throw refusal('wrong_operations_token');
}

/**
 * The same where nobody else gets in.
 * @throws Refusal 401, with a proof where no token was shown and one was asked for
 */
export function requireOperator(call: Call): void {
  if (!isOperator(call)) throw refusal('no_authorization', proofFor(call));
}
