import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A JSON Web Signature with two claims is far shorter. */
const longest = 4_096;

const form = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Compares in a time that tells nothing: the digests have one length, whatever was sent. */
const isSame = (one: Buffer | string, other: Buffer | string): boolean =>
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

/** A signature without an end does not run out: which deploy it is about decides then. */
function isInTime(end: unknown, now: number): boolean {
  return end === undefined || (typeof end === 'number' && now < end * 1_000);
}

/**
 * Whether the host has signed exactly this body: a JSON Web Signature (HS256, issuer `netlify`) whose claim `sha256` is the
 * body's. No other algorithm is taken, `none` least of all.
 * @param now milliseconds
 */
export function isSignedByHost(
  signature: string,
  body: Buffer,
  secret: string,
  now: number,
): boolean {
  const parts = signature.length > longest ? null : form.exec(signature);
  if (parts === null) return false;
  const [, header = '', claims = '', mac = ''] = parts;
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest();
  if (!isSame(Buffer.from(mac, 'base64url'), expected)) return false;
  if (fieldsOf(header).get('alg') !== 'HS256') return false;
  const said = fieldsOf(claims);
  const hash = said.get('sha256');
  return (
    said.get('iss') === 'netlify' &&
    typeof hash === 'string' &&
    isSame(hash.toLowerCase(), sha256(body).toString('hex')) &&
    isInTime(said.get('exp'), now)
  );
}
