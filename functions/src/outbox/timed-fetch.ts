import { setTimeout as sleep } from 'node:timers/promises';
import type { Deadline } from '../deadline';
import { reasonOf } from '../fetch-json';

/** Statuses that the store's client takes for an answer. */
const answers: ReadonlySet<number> = new Set([200, 204, 304, 404, 412]);

const mostTries = 3;
const pauseMs = 200;
const mostMs = 5_000;

/** For the store's client: a failure that it does not try again. */
const givenUp = () => new Response(null, { status: 424 });

/** The answer, or in one word why there is none. */
async function tryOnce(
  deadline: Deadline,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response | string> {
  try {
    const signal = AbortSignal.timeout(deadline.forStep(mostMs));
    const answer = await fetch(input, { ...init, signal });
    if (answers.has(answer.status)) return answer;
    await answer.body?.cancel();
    return `status_${String(answer.status)}`;
  } catch (thrown) {
    return reasonOf(thrown);
  }
}

/**
 * What the store's client fetches with. On its own it pauses for five seconds before it tries again, five times, which no
 * call has; and it takes a failed write with a condition for a good one. Here a failure is tried again at once, and told.
 * @returns `failure` says in one word why a call failed, if one did
 */
export function timedFetch(deadline: Deadline) {
  let failed: string | undefined;
  return {
    failure: () => failed,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      let answer = await tryOnce(deadline, input, init);
      for (let tries = 1; typeof answer === 'string' && tries < mostTries; tries += 1) {
        if (deadline.leftMs() <= pauseMs) break;
        await sleep(pauseMs);
        answer = await tryOnce(deadline, input, init);
      }
      if (typeof answer !== 'string') return answer;
      failed = answer;
      return givenUp();
    },
  };
}
