import { solveChallengeWorkers } from 'altcha/lib';
import type { Challenge } from 'altcha/types';
import { captchaAlgorithm, captchaLifetimeMs, captchaPath } from '../../api';
import { request } from '../../api-client/request';

export interface Proof {
  /** ALTCHA's payload: base64 of the challenge and its solution. */
  payload: string;
  /** Milliseconds from now after which the server no longer takes it. */
  validForMs: number;
}

const maxWorkers = 4;
/** Where the browser does not tell how many processors there are: any phone has two. */
const usualProcessors = 2;

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

function countWorkers(): number {
  const source: Partial<Navigator> = navigator;
  return Math.min(maxWorkers, source.hardwareConcurrency ?? usualProcessors);
}

/**
 * Fetches a challenge of the self-hosted captcha and does its work, away from the page's own thread.
 * @throws when the challenge cannot be had or solved
 */
export async function solveChallenge(controller: AbortController): Promise<Proof> {
  const answer = await request(captchaPath, { cache: 'no-store' });
  if (!answer.ok || !isChallenge(answer.body)) throw new Error('There is no challenge.');
  const challenge = answer.body;
  // Not by the time of day, which may be wrong here: the challenge's own expiry is for the server.
  const receivedAt = performance.now();
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: countWorkers(),
    controller,
    createWorker,
  });
  if (solution === null) throw new Error('The challenge was given up.');
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    validForMs: captchaLifetimeMs - (performance.now() - receivedAt),
  };
}
