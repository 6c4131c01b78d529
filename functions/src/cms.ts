import type { ObjectSchema } from 'yup';
import { endpoints, idempotencyHeader, type EndpointName, type PageQuery } from './api';
import { answerJson } from './answer';
import type { Call } from './call';
import { refusalOfCms } from './cms-refusal';
import { Failure } from './failure';
import { fetchJson, NoAnswer, type JsonAnswer } from './fetch-json';

/** One call of the CMS: the row of the contract, and what is sent with it. */
export interface CmsCall {
  readonly endpoint: EndpointName;
  readonly page?: PageQuery;
  readonly body?: object;
  readonly idempotencyKey?: string | undefined;
  /** What a success looks like; anything else counts as no answer. */
  readonly answer: ObjectSchema<Record<string, unknown>>;
  /** What the caller is told when the CMS gives no usable answer. */
  readonly apology?: string;
  readonly cacheControl?: string;
}

const defaultApology = 'This part of the site cannot be reached right now. Please try again later.';

function addressOf(base: string, { endpoint, page }: CmsCall): string {
  const url = new URL(`${base}/api/${endpoints[endpoint].path}`);
  Object.entries(page ?? {}).forEach(([name, value]) => {
    url.searchParams.set(name, String(value));
  });
  return url.href;
}

function headersOf({ context, settings }: Call, { body, idempotencyKey }: CmsCall): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    Authorization: `Bearer ${settings.cms.token}`,
    'X-Client-Address': context.ip,
    'X-Request-Id': context.requestId,
  });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
  return headers;
}

function send(call: Call, cmsCall: CmsCall): Promise<JsonAnswer> {
  const { url, timeoutMs } = call.settings.cms;
  const { method } = endpoints[cmsCall.endpoint];
  const body = cmsCall.body === undefined ? null : JSON.stringify(cmsCall.body);
  return fetchJson(
    addressOf(url, cmsCall),
    { method, headers: headersOf(call, cmsCall), body },
    timeoutMs,
  );
}

/**
 * Passes a checked call on to the CMS with this room's own token, and its answer back. Of its headers only Retry-After passes.
 * @throws Refusal of the CMS as it said it, where the caller can act on it; else 502
 */
export async function callCms(call: Call, cmsCall: CmsCall): Promise<Response> {
  const unreachable = (cause: string) =>
    new Failure('cms_unreachable', cmsCall.apology ?? defaultApology, { cause });
  const answer = await send(call, cmsCall).catch((thrown: unknown) => {
    throw thrown instanceof NoAnswer ? unreachable(thrown.reason) : thrown;
  });
  const { status, body } = answer;
  if ((status === 200 || status === 201) && cmsCall.answer.isValidSync(body, { strict: true })) {
    const { cacheControl } = cmsCall;
    return answerJson(
      status,
      body,
      cacheControl === undefined ? {} : { 'Cache-Control': cacheControl },
    );
  }
  throw refusalOfCms(answer) ?? unreachable(`unexpected_answer_${String(status)}`);
}
