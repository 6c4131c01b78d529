import { createHmac } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * A solved captcha as a browser sends it. Its challenge is signed with the site's own secret and takes almost no work, because
 * thousands of visitors share one machine. Other tests check that real challenges cost enough.
 * @param secret the site's CAPTCHA_SECRET
 */
export async function cheapCaptcha(secret: string): Promise<string> {
  const sign = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1_000) + 3_600,
    hmacSignatureSecret: sign('altcha challenge'),
    hmacKeySignatureSecret: sign('altcha key'),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved.');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
