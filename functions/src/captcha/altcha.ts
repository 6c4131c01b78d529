import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { number, object, string } from 'yup';
import { captchaAlgorithm, captchaLifetimeMs, parseJson, type CaptchaFinding } from '../api';
import type { AltchaSettings } from '../settings';

// A solver counts up from 0, so the number that solves a challenge is also how often a key is derived.
const minTries = 500;
const maxTries = 1_500;

/** The key's signature is required: it lets a solution be checked by a hash, without deriving the key again. */
const payloadSchema = object({
  challenge: object({
    parameters: object({
      algorithm: string().oneOf([captchaAlgorithm]).required(),
      nonce: string()
        .matches(/^[0-9a-f]{32}$/)
        .required(),
      salt: string().required(),
      cost: number().required(),
      keyLength: number().required(),
      keyPrefix: string().required(),
      keySignature: string().required(),
      expiresAt: number().required(),
    }).required(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().required(), derivedKey: string().required() }).required(),
}).required();

function secretsOf({ secret }: AltchaSettings) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: derive('altcha challenge'),
    hmacKeySignatureSecret: derive('altcha key'),
  };
}

/** A new signed challenge, valid for ten minutes. */
export function createAltchaChallenge(settings: AltchaSettings): Promise<Challenge> {
  return createChallenge({
    algorithm: captchaAlgorithm,
    cost: settings.cost,
    counter: randomInt(minTries, maxTries + 1),
    deriveKey,
    expiresAt: Math.floor((Date.now() + captchaLifetimeMs) / 1_000),
    ...secretsOf(settings),
  });
}

/**
 * Checks a solution: the challenge must be ours, not expired, and solved.
 * @param solution the widget's payload, JSON in base64
 * @returns the finding, with the nonce of the challenge: all solutions of one challenge count once together
 */
export async function verifyAltcha(
  settings: AltchaSettings,
  solution: string,
): Promise<CaptchaFinding> {
  const payload = parseJson(Buffer.from(solution, 'base64').toString('utf8'));
  if (!payloadSchema.isValidSync(payload, { strict: true })) return { passed: false };
  const { challenge, solution: solved } = payload;
  const { verified } = await verifySolution({
    challenge,
    solution: solved,
    deriveKey,
    ...secretsOf(settings),
  });
  return verified ? { passed: true, nonce: challenge.parameters.nonce } : { passed: false };
}
