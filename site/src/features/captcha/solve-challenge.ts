import { solveChallengeWorkers } from 'altcha/lib';
import type { Challenge } from 'altcha/types';
import { captchaAlgorithm, captchaLifetimeMs, captchaPath, field } from '../../api';
import { request } from '../../api-client/request';

export interface Proof {
  /** ALTCHA's payload: base64 of the challenge and its solution. */
  payload: string;
  /** How long the server accepts it, in milliseconds from now. */
  validForMs: number;
}

const maxWorkers = 4;
/** For browsers that do not report the number of processors: any phone has two. */
const usualProcessors = 2;

const isChallenge = (body: object): body is Challenge =>
  field(field(body, 'parameters'), 'algorithm') === captchaAlgorithm;

// A file of our own origin, so that the site's policy needs no `blob:`.
const createWorker = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));

function countWorkers(): number {
  const source: Partial<Navigator> = navigator;
  return Math.min(maxWorkers, source.hardwareConcurrency ?? usualProcessors);
}

/**
 * Fetches a challenge of the self-hosted captcha and solves it in workers.
 * @throws when there is no challenge or no solution
 */
export async function solveChallenge(controller: AbortController): Promise<Proof> {
  const answer = await request(captchaPath, { cache: 'no-store' });
  if (!answer.ok || !isChallenge(answer.body)) throw new Error('There is no challenge.');
  const challenge = answer.body;
  // Measured, not read from the clock, which may be wrong here: the expiry in the challenge is for the server.
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
