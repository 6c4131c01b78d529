import type { ObjectSchema } from 'yup';
import { endpoints, idempotencyHeader, type EndpointName, type PageQuery } from './api';
import type { Call } from './call';
import { passAnswer } from './cms-answer';
import { refusalOfCms } from './cms-refusal';
import { sendToCms } from './cms-request';

/** One call of the CMS with this room's own token: the row of the contract, and what is sent with it. */
export interface CmsCall {
  readonly endpoint: EndpointName;
  readonly page?: PageQuery;
  readonly body?: object;
  readonly idempotencyKey?: string | undefined;
  /** What a success looks like; anything else counts as no answer. */
  readonly answer: ObjectSchema<Record<string, unknown>>;
  /** What the caller is told when the CMS gives no usable answer. */
  readonly apology?: string | undefined;
  readonly cacheControl?: string;
  /** How much of the call's time must be left afterwards. */
  readonly reserveMs?: number;
}

/**
 * Passes a checked call on to the CMS with this room's own token, and its answer back. Of its headers only Retry-After passes.
 * @throws Refusal of the CMS as it said it, where the caller can act on it; else 502
 */
export async function callCms(call: Call, cmsCall: CmsCall): Promise<Response> {
  const { endpoint, page, body, idempotencyKey, answer, apology, cacheControl, reserveMs } =
    cmsCall;
  const { method, path } = endpoints[endpoint];
  const { token, timeoutMs } = call.settings.cms;
  const asked = sendToCms(call, {
    method,
    path: `/api/${path}`,
    page,
    body,
    headers: { Authorization: `Bearer ${token}`, [idempotencyHeader]: idempotencyKey },
    timeoutMs,
    reserveMs,
  });
  return passAnswer(asked, {
    answer,
    refusal: refusalOfCms,
    apology,
    headers: () => (cacheControl === undefined ? {} : { 'Cache-Control': cacheControl }),
  });
}
