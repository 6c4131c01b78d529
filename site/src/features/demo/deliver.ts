import { callEndpoint } from '../../api-client/call-endpoint';
import type { ApiFailure, ApiResult } from '../../api-client/request';
import { settleDraft } from '../../ui/form/draft';
import { keptRequests, discardRequest, draftOf, keepRequest, maxPauseMs, type KeptRequest } from './kept-requests';

const firstWaitMs = 30_000;
const maxWaitMs = 3_600_000;

/** How many rounds in a row have not delivered all. */
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let busy = false;

/** The server has refused it: sent again, it would be refused again. */
const isRefused = ({ status }: ApiFailure) => status >= 400 && status < 500 && status !== 429;

/** Sends a demo request once. Afterwards it is kept if it may arrive later, and only then. Its key makes it count once. */
async function attempt(request: KeptRequest): Promise<ApiResult> {
  const { key, body } = request;
  const result = await callEndpoint('createrequestdemo', {
    body,
    idempotencyKey: key,
    keepalive: true,
  });
  if (result.ok || isRefused(result)) {
    discardRequest(key);
  } else {
    const asked = Math.min((result.retryAfter ?? 0) * 1_000, maxPauseMs);
    keepRequest({ ...request, notBefore: Date.now() + asked });
  }
  if (result.ok) {
    const { name, email, mobile, product } = body;
    settleDraft(draftOf(product), { name, email, mobile });
  }
  return result;
}

async function sendDue(): Promise<void> {
  let failed = false;
  for (const request of keptRequests()) {
    if (request.notBefore > Date.now()) continue;
    const result = await attempt(request);
    failed ||= !result.ok;
    // Without a network the others would fare no better.
    if (!result.ok && result.status === 0) break;
  }
  failures = failed ? failures + 1 : 0;
}

/** Has what is kept sent later, as long as the page is open: ever more seldom, and no two browsers at the same moment. */
function scheduleDelivery(): void {
  clearTimeout(timer);
  const waiting = keptRequests();
  if (waiting.length === 0) return;
  const asked = Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now();
  const pause = Math.min(firstWaitMs * 2 ** failures, maxWaitMs) * (0.8 + 0.4 * Math.random());
  timer = setTimeout(() => void deliver(), Math.max(asked, pause));
}

/**
 * Sends the demo requests that are kept and due, one after the other, without a word (Spec §8). Only one tab at a time does
 * so, where the browser has locks; where it has none, or two do, the key makes each count once.
 */
export async function deliver(): Promise<void> {
  if (busy) return;
  busy = true;
  const { locks } = navigator;
  try {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers have no locks
    await (locks ? locks.request('undelivered', sendDue) : sendDue());
  } catch {
    // No lock to be had: the next round asks again.
  } finally {
    busy = false;
  }
  scheduleDelivery();
}

/**
 * Sends a demo request; it goes on when the visitor leaves the page. What does not arrive is sent again later.
 * @returns whether it has arrived
 */
export async function sendDemo(request: KeptRequest): Promise<boolean> {
  const { ok } = await attempt(request);
  if (!ok) scheduleDelivery();
  return ok;
}
