import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value;

/** Fetches a challenge from the site and solves it, as a visitor's browser does. */
export async function solvedCaptcha(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/captcha`);
  const challenge: unknown = await response.json();
  if (!isChallenge(challenge)) throw new Error('There is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
