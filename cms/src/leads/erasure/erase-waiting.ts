import { createHmac, randomBytes } from 'node:crypto';
import { number, boolean, object } from 'yup';
import { Stop } from '../../operations/commands/run-command';
import {
  challengeHeader,
  eraseWaitingPath,
  proofHeader,
  proofText,
  type ErasedWaiting,
} from '../../contract/operations';

const answerShape = object({
  erased: number().integer().min(0).required(),
  // A site of an earlier release does not count them.
  unreadable: number().integer().min(0),
  complete: boolean().required(),
}).required();

/** A function ends within 10 seconds. */
const timeoutMs = 15_000;
/** Each call handles some hundreds of leads; at most 10,000 are waiting. */
const maxCalls = 200;

/** The site's address and the operator's token. */
export interface Operator {
  siteUrl: string;
  token: string;
}

/** What to remove: the leads of an address, or all that cannot be read. */
export type Wanted = { email: string } | { unreadable: true };

/** How many were removed, and how many were left because they cannot be read. */
export type Removed = Pick<ErasedWaiting, 'erased' | 'unreadable'>;

async function post(siteUrl: string, headers: Record<string, string>, body: object | null) {
  try {
    const answer = await fetch(new URL(eraseWaitingPath, siteUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === null ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { answer, text: await answer.text() };
  } catch {
    throw new Stop('The site does not answer.');
  }
}

/**
 * Makes sure that the site itself answers, by its knowledge of the token, before sending it the token or an address.
 * @throws Stop
 */
async function expectSite({ siteUrl, token }: Operator): Promise<void> {
  const challenge = randomBytes(32).toString('hex');
  const { answer } = await post(siteUrl, { [challengeHeader]: challenge }, null);
  const text = proofText(new URL(siteUrl).host, challenge);
  const proof = createHmac('sha256', token).update(text).digest('hex');
  if (answer.headers.get(proofHeader) === proof) return;
  throw new Stop(
    'What answers at SITE_URL does not know OPERATIONS_TOKEN, so nothing was sent to it.',
  );
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function callOnce({ siteUrl, token }: Operator, wanted: Wanted): Promise<ErasedWaiting> {
  const headers = { Authorization: `Bearer ${token}` };
  const { answer, text } = await post(siteUrl, headers, wanted);
  const body = read(text);
  if (!answer.ok || !answerShape.isValidSync(body, { strict: true })) {
    throw new Stop(`The site answers with HTTP ${String(answer.status)}.`);
  }
  return { ...body, unreadable: body.unreadable ?? 0 };
}

/**
 * Removes leads that are waiting in the outbox, call after call, until the site reports that it is done.
 * @param maxMs when to stop calling, for someone who waits; the next erasure continues there
 * @throws Stop with one sentence that says why it failed
 */
export async function eraseWaiting(
  operator: Operator,
  wanted: Wanted,
  maxMs = Infinity,
): Promise<Removed> {
  const start = performance.now();
  await expectSite(operator);
  const removed = { erased: 0, unreadable: 0 };
  for (let calls = 0; calls < maxCalls && performance.now() - start < maxMs; calls += 1) {
    const done = await callOnce(operator, wanted);
    removed.erased += done.erased;
    removed.unreadable += done.unreadable;
    if (done.complete) return removed;
  }
  throw new Stop('The site does not come to an end.');
}
