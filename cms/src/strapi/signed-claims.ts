import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A JSON Web Signature with a few claims is far shorter. */
const maxLength = 4_096;

const form = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Compares in constant time: the digests always have the same length. */
export const isSame = (one: Buffer | string, other: Buffer | string): boolean =>
  timingSafeEqual(sha256(one), sha256(other));

function fieldsOf(part: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return new Map<string, unknown>(
      typeof value === 'object' && value !== null ? Object.entries(value) : [],
    );
  } catch {
    return new Map();
  }
}

/**
 * The claims of a JSON Web Signature (HS256). Other algorithms are refused, above all `none`.
 * @returns undefined when it was not signed with this secret
 */
export function signedClaims(signature: string, secret: string): Map<string, unknown> | undefined {
  const parts = signature.length > maxLength ? null : form.exec(signature);
  if (parts === null) return undefined;
  const [, header = '', claims = '', mac = ''] = parts;
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest();
  if (!isSame(Buffer.from(mac, 'base64url'), expected)) return undefined;
  return fieldsOf(header).get('alg') === 'HS256' ? fieldsOf(claims) : undefined;
}
