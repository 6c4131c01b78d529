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
 * The claims of a JSON Web Signature (HS256). Other algorithms are refused, above all `none`. Verified by hand: jose would save
 * a few lines, and cost a package and an `await` in every caller.
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
