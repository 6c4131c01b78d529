import { createHmac } from 'node:crypto';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The payload of a token, without a check of its signature. */
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
 * Invalid tokens, each of which would have the rights of a valid session if it were accepted.
 * @param accessToken the token of that session; its account must not be the first one
 * @param key the key with which the CMS signs its admins' tokens
 */
export function forgedTokens(accessToken: string, key: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = accessToken.split('.');
  const payload = payloadOf(accessToken);
  const now = Math.floor(Date.now() / 1000);
  return {
    garbage: 'f'.repeat(64),
    'garbage in the shape of a token': 'eyJh.eyJh.eyJh',
    expired: signed({ ...payload, iat: now - 7200, exp: now - 3600 }, key),
    'signed with another key': signed(payload, 'k'.repeat(64)),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg none, with a signature': `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
    'changed payload': `${head}.${encode({ ...payload, userId: '1' })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'of a session that never existed': signed({ ...payload, sessionId: '0'.repeat(32) }, key),
  };
}

/** The same token with a valid signature. If it were refused, the refused forgeries would prove nothing. */
export const signedAgain = (accessToken: string, key: string) =>
  signed(payloadOf(accessToken), key);
