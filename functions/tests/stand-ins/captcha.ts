import { createHmac } from 'node:crypto';
import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { number, object, string } from 'yup';
import { send } from './client';
import { captchaSecret } from './environment';

const challengeShape = object({
  parameters: object({
    algorithm: string().required(),
    nonce: string().required(),
    salt: string().required(),
    cost: number().required(),
    keyLength: number().required(),
    keyPrefix: string().required(),
    keySignature: string().required(),
    expiresAt: number().required(),
  }).required(),
  signature: string().required(),
});

const derive = (purpose: string) =>
  createHmac('sha256', captchaSecret).update(purpose).digest('hex');

/** The secrets by which the API signs its challenges. */
export const signatures = {
  hmacSignatureSecret: derive('altcha challenge'),
  hmacKeySignatureSecret: derive('altcha key'),
};

/** Encodes a payload as the widget does. */
export const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Fetches a challenge from the API, as the widget does. */
export async function fetchChallenge() {
  const { body } = await send('/api/captcha');
  return challengeShape.validateSync(body, { strict: true });
}

/** Solves a challenge as a browser does. */
export async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  return { challenge, solution };
}

/** The payload of a solved challenge. */
export async function solvedCaptcha(): Promise<string> {
  return encode(await solve(await fetchChallenge()));
}

/** The payload of a signed challenge that is cheap to solve, for tests with many leads. */
export async function cheapCaptcha(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1_000) + 600,
    ...signatures,
  });
  return encode(await solve(challenge));
}
