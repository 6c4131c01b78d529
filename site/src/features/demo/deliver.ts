import type { LeadSource } from '../../api';
import { callEndpoint } from '../../api-client/call-endpoint';
import type { ApiFailure, ApiResult } from '../../api-client/request';
import { settleDraft } from '../../ui/form/draft';
import {
  keptRequests,
  discardRequest,
  draftOf,
  keepRequest,
  maxPauseMs,
  type KeptRequest,
} from './kept-requests';

const firstWaitMs = 30_000;
const maxWaitMs = 3_600_000;

/** The number of consecutive rounds with a failure. */
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let busy = false;

/** The server refused the request and would refuse it again. */
const isRefused = ({ status }: ApiFailure) => status >= 400 && status < 500 && status !== 429;

/**
 * Sends a demo request once. It is kept afterwards only if it may still arrive later. Its key makes it count once.
 * @param source is not kept: it must not outlive the tab
 */
async function attempt(request: KeptRequest, source?: LeadSource): Promise<ApiResult> {
  const { key, body } = request;
  const result = await callEndpoint('createrequestdemo', {
    body: { ...body, source },
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
    // Without a network the others would fail too.
    if (!result.ok && result.status === 0) break;
  }
  failures = failed ? failures + 1 : 0;
}

/** Schedules the next delivery while the page is open, with growing and randomised pauses. */
function scheduleDelivery(): void {
  clearTimeout(timer);
  const waiting = keptRequests();
  if (waiting.length === 0) return;
  const asked = Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now();
  const pause = Math.min(firstWaitMs * 2 ** failures, maxWaitMs) * (0.8 + 0.4 * Math.random());
  timer = setTimeout(() => void deliver(), Math.max(asked, pause));
}

/**
 * Sends the kept requests that are due, one after the other and silently (Spec §8). Where the browser has locks, only
 * one tab does so at a time; otherwise the key makes each request count once.
 */
export async function deliver(): Promise<void> {
  if (busy) return;
  busy = true;
  const { locks } = navigator;
  try {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers have no locks
    await (locks ? locks.request('undelivered', sendDue) : sendDue());
  } catch {
    // No lock: the next round tries again.
  } finally {
    busy = false;
  }
  scheduleDelivery();
}

/**
 * Sends a demo request, even if the visitor leaves the page, and sends it again later if it fails.
 * @returns whether it has arrived
 */
export async function sendDemo(request: KeptRequest, source?: LeadSource): Promise<boolean> {
  const { ok } = await attempt(request, source);
  if (!ok) scheduleDelivery();
  return ok;
}
