import { number, boolean, object } from 'yup';
import { Stop } from '../commands/stop';
import { eraseWaitingPath, type ErasedWaiting } from '../contract/operations';

const answerShape = object({
  erased: number().integer().min(0).required(),
  complete: boolean().required(),
}).required();

/** A function ends within 10 seconds. */
const patienceMs = 15_000;
/** Each goes through some hundreds of leads, of which at most 10,000 wait. */
const mostCalls = 200;

/** Who runs the site, and where it is. */
export interface Operator {
  siteUrl: string;
  token: string;
}

async function callOnce({ siteUrl, token }: Operator, email: string): Promise<ErasedWaiting> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(new URL(eraseWaitingPath, siteUrl), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    body = await answer.json();
  } catch {
    throw new Stop('The site does not answer.');
  }
  if (answer.status === 401) throw new Stop('The site knows another OPERATIONS_TOKEN.');
  if (answer.ok && answerShape.isValidSync(body, { strict: true })) return body;
  throw new Stop(`The site answers with HTTP ${String(answer.status)}.`);
}

/**
 * Removes the leads of an address that wait for their delivery, call after call until the site says that it is done.
 * @returns how many there were
 * @throws Stop that says in one sentence why it is not done
 */
export async function eraseWaiting(operator: Operator, email: string): Promise<number> {
  let erased = 0;
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const done = await callOnce(operator, email);
    erased += done.erased;
    if (done.complete) return erased;
  }
  throw new Stop('The site does not come to an end.');
}
