import { createHash } from 'node:crypto';
import { safeEqual } from '../http/safe-equal';
import { signedClaims } from '../strapi/signed-claims';

/** A signature without an expiry does not expire: the deploy that it is about decides then. */
function isInTime(end: unknown, now: number): boolean {
  return end === undefined || (typeof end === 'number' && now < end * 1_000);
}

/**
 * Whether the host signed exactly this body: a JSON Web Signature (HS256, issuer `netlify`) whose claim `sha256` is the
 * body's. Other algorithms are refused, above all `none`.
 * @param now milliseconds
 */
export function isSignedByHost(
  signature: string,
  body: Buffer,
  secret: string,
  now: number,
): boolean {
  const said = signedClaims(signature, secret);
  if (said === undefined) return false;
  const { iss, sha256, exp } = said;
  return (
    iss === 'netlify' &&
    typeof sha256 === 'string' &&
    safeEqual(sha256.toLowerCase(), createHash('sha256').update(body).digest('hex')) &&
    isInTime(exp, now)
  );
}
