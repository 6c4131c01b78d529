import { solveChallengeWorkers } from 'altcha/lib';
import type { Challenge } from 'altcha/types';
import { captchaAlgorithm, captchaPath } from '../../api';
import { request } from '../../api-client/request';

export interface Proof {
  /** ALTCHA's payload: base64 of the challenge and its solution. */
  payload: string;
  /** Seconds since 1970 after which the server no longer takes it. */
  expiresAt: number | undefined;
}

const mostWorkers = 4;

function isChallenge(body: object): body is Challenge {
  const parameters: unknown = 'parameters' in body ? body.parameters : undefined;
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    'algorithm' in parameters &&
    parameters.algorithm === captchaAlgorithm
  );
}

// A file of our own origin, so that the site's policy needs no `blob:`.
const createWorker = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));

/**
 * Fetches a challenge of the self-hosted captcha and does its work, away from the page's own thread.
 * @throws when the challenge cannot be had or solved
 */
export async function solveChallenge(controller: AbortController): Promise<Proof> {
  const answer = await request(captchaPath, { cache: 'no-store' });
  if (!answer.ok || !isChallenge(answer.body)) throw new Error('There is no challenge.');
  const challenge = answer.body;
  const concurrency = Math.min(mostWorkers, navigator.hardwareConcurrency);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    controller,
    createWorker,
  });
  if (solution === null) throw new Error('The challenge was given up.');
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: challenge.parameters.expiresAt,
  };
}
