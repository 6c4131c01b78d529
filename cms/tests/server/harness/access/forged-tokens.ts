import { createHmac } from 'node:crypto';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What a token says, unchecked. */
export function payloadOf(token: string): Record<string, unknown> {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const payload: unknown = JSON.parse(text);
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}

function signed(payload: object, key: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

/**
 * Tokens that nobody may believe, each of which would carry the rights of a living session if somebody did.
 * @param accessToken of that session, which may not be of the first account
 * @param key the one that the CMS signs its admins' tokens with
 */
export function forgedTokens(accessToken: string, key: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = accessToken.split('.');
  const payload = payloadOf(accessToken);
  const now = Math.floor(Date.now() / 1000);
  return {
    garbage: 'f'.repeat(64),
    'garbage in the form of a token': 'eyJh.eyJh.eyJh',
    expired: signed({ ...payload, iat: now - 7200, exp: now - 3600 }, key),
    'signed with another key': signed(payload, 'k'.repeat(64)),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg none, with a signature': `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
    'changed payload': `${head}.${encode({ ...payload, userId: '1' })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'of a session that never was': signed({ ...payload, sessionId: '0'.repeat(32) }, key),
  };
}

/** The same token with a true signature: if it were refused, the forged ones would prove nothing. */
export const signedAgain = (accessToken: string, key: string) =>
  signed(payloadOf(accessToken), key);
