import { createHmac } from 'node:crypto';
import { isObject, parseJson } from '../contract/json';
import { safeEqual } from '../http/safe-equal';

/** A JSON Web Signature with a few claims is far shorter. */
const maxLength = 4_096;

const form = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

function fieldsOf(part: string): Record<string, unknown> {
  const value = parseJson(Buffer.from(part, 'base64url').toString('utf8'));
  return isObject(value) ? value : {};
}

/**
 * What a JSON Web Signature (HS256) says. No other algorithm is taken, `none` least of all. By hand: with jose it would be a
 * few lines less, for one more package and a wait in every caller.
 * @returns undefined when it was not signed with this secret
 */
export function signedClaims(
  signature: string,
  secret: string,
): Record<string, unknown> | undefined {
  const parts = signature.length > maxLength ? null : form.exec(signature);
  if (parts === null) return undefined;
  const [, header = '', claims = '', mac = ''] = parts;
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest();
  if (!safeEqual(Buffer.from(mac, 'base64url'), expected)) return undefined;
  return fieldsOf(header).alg === 'HS256' ? fieldsOf(claims) : undefined;
}
