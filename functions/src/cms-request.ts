import { requestIdHeader, type PageQuery } from './api';
import type { CmsCaller } from './call';
import { fetchJson, type JsonAnswer } from './fetch-json';

/** One request to the CMS, whoever's token it carries. */
export interface CmsRequest {
  readonly method: string;
  /** Below the CMS's own address. */
  readonly path: string;
  readonly page?: PageQuery | undefined;
  readonly body?: object | undefined;
  /** What the request carries besides; nothing of the caller's own headers goes with it. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  /** How much of the call's time must be left afterwards. */
  readonly reserveMs?: number | undefined;
}

function addressOf(base: string, { path, page }: CmsRequest): string {
  const url = new URL(`${base}${path}`);
  Object.entries(page ?? {}).forEach(([name, value]) => {
    url.searchParams.set(name, String(value));
  });
  return url.href;
}

function headersOf({ context, requestId }: CmsCaller, { body, headers }: CmsRequest): Headers {
  const all = new Headers({
    Accept: 'application/json',
    'X-Client-Address': context.ip,
    [requestIdHeader]: requestId,
  });
  if (body !== undefined) all.set('Content-Type', 'application/json');
  Object.entries(headers).forEach(([name, value]) => {
    if (value !== undefined) all.set(name, value);
  });
  return all;
}

/**
 * Sends a request to the CMS and reads its answer.
 * @throws NoAnswer when no whole answer comes
 */
export function sendToCms(caller: CmsCaller, request: CmsRequest): Promise<JsonAnswer> {
  const { method, body, timeoutMs, reserveMs } = request;
  return fetchJson(
    addressOf(caller.settings.cms.url, request),
    {
      method,
      headers: headersOf(caller, request),
      body: body === undefined ? null : JSON.stringify(body),
    },
    caller.deadline.forStep(timeoutMs, reserveMs),
  );
}
