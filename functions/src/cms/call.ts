import type { ObjectSchema } from 'yup';
import {
  endpoints,
  idempotencyHeader,
  panelUrl,
  quoteVersion,
  requestIdHeader,
  versionHeader,
  type EndpointName,
  type PageQuery,
} from '../api';
import type { Call } from '../call';
import { fetchJson, type JsonResponse } from '../fetch-json';
import { passOn, toHttpError, toSessionError } from './response';

/** What a request to the CMS takes from a call; the drain has no call and makes its own. */
export type CmsCaller = Pick<Call, 'context' | 'deadline' | 'requestId' | 'settings'>;

interface CmsRequest {
  readonly method: string;
  /** Below the address of the CMS. */
  readonly path: string;
  readonly page?: PageQuery | undefined;
  readonly body?: object | undefined;
  /** Sent beside the common ones. The caller's own headers are never forwarded. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  /** How much of the call's time must remain afterwards. */
  readonly reserveMs?: number | undefined;
}

/**
 * Sends a request to the CMS and reads the JSON it responds with.
 * @throws FetchError if no complete response arrives
 */
export function fetchFromCms(caller: CmsCaller, request: CmsRequest): Promise<JsonResponse> {
  const { context, deadline, requestId, settings } = caller;
  const { method, path, page = {}, body, timeoutMs, reserveMs } = request;
  const url = new URL(`${settings.cms.url}${path}`);
  Object.entries(page).forEach(([name, value]) => {
    url.searchParams.set(name, String(value));
  });
  const headers = new Headers({
    Accept: 'application/json',
    'X-Client-Address': context.ip,
    [requestIdHeader]: requestId,
  });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  Object.entries(request.headers).forEach(([name, value]) => {
    if (value !== undefined) headers.set(name, value);
  });
  return fetchJson(
    url.href,
    { method, headers, body: body === undefined ? null : JSON.stringify(body) },
    deadline.forStep(timeoutMs, reserveMs),
  );
}

/** A call of the CMS for one endpoint of the contract. */
interface EndpointCall {
  readonly endpoint: EndpointName;
  readonly page?: PageQuery;
  readonly body?: object;
  /** Lets the CMS recognise a retry. */
  readonly idempotencyKey?: string | undefined;
  /** The shape of a success. A response of any other shape counts as none. */
  readonly success: ObjectSchema<Record<string, unknown>>;
}

/**
 * Caches may serve a public list for 30 seconds, and for 60 more while they refresh it: less than the quiet period and a build
 * take together, so that the FAQ page shows a new FAQ before it is rebuilt. The host caches each query separately.
 */
export const publicListCacheControl = 'public, max-age=30, stale-while-revalidate=60';

interface PublicCall extends EndpointCall {
  /** The message of the 502, if the CMS gives no usable response. */
  readonly failureMessage?: string | undefined;
  readonly cacheControl?: string;
  /** How much of the call's time must remain afterwards. */
  readonly reserveMs?: number;
}

/**
 * Forwards a checked call to the CMS with the function's own token, and returns its response.
 * @throws HttpError an error of the CMS that the caller can act on; 502 for any other
 */
export async function callCms(call: Call, publicCall: PublicCall): Promise<Response> {
  const { endpoint, idempotencyKey, success, failureMessage, cacheControl, ...rest } = publicCall;
  const { token, timeoutMs } = call.settings.cms;
  const sent = fetchFromCms(call, {
    ...rest,
    method: endpoints[endpoint].method,
    path: `/api/${endpoints[endpoint].path}`,
    headers: { Authorization: `Bearer ${token}`, [idempotencyHeader]: idempotencyKey },
    timeoutMs,
  });
  return passOn(sent, {
    success,
    toError: toHttpError,
    failureMessage,
    headers: () => (cacheControl === undefined ? {} : { 'Cache-Control': cacheControl }),
  });
}

interface AdminCall extends EndpointCall {
  /** The admin's token. Without one the CMS sees an anonymous caller: the function's token opens none of these routes. */
  readonly session: string | undefined;
  /** Where the endpoint is served, if not with the panel's other routes. */
  readonly path?: string;
  /** The version that an edit is based on. */
  readonly version?: string | undefined;
  readonly timeoutMs?: number;
}

/** The version of the entry, for the next edit. */
function versionHeaders(cms: Headers): Readonly<Record<string, string>> {
  const etag = cms.get('ETag');
  return etag === null ? {} : { ETag: etag };
}

/**
 * Forwards a checked call to the CMS with the admin's own token, and returns its response. The function's token goes along
 * only to prove the client's address.
 * @throws HttpError an error of the CMS that the caller can act on, 401 and 403 with our own messages; 502 for any other
 */
export async function callCmsAsAdmin(call: Call, adminCall: AdminCall): Promise<Response> {
  const { endpoint, session, path, version, idempotencyKey, success, ...rest } = adminCall;
  const { cms } = call.settings;
  const sent = fetchFromCms(call, {
    timeoutMs: cms.timeoutMs,
    ...rest,
    method: endpoints[endpoint].method,
    path: path ?? panelUrl(endpoint, call.id),
    headers: {
      Authorization: session === undefined ? undefined : `Bearer ${session}`,
      'X-Function-Token': cms.token,
      [idempotencyHeader]: idempotencyKey,
      [versionHeader]: version === undefined ? undefined : quoteVersion(version),
    },
  });
  return passOn(sent, { success, toError: toSessionError, headers: versionHeaders });
}
