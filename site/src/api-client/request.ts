import { type ErrorCode, errorCodes, isObject, requestIdHeader } from '../api';
import { newId } from './new-id';

export type ApiBody = Readonly<Record<string, unknown>>;

/** An answer that reports a failure, or no answer. */
export interface ApiFailure {
  ok: false;
  /** 0 when no answer came. */
  status: number;
  /** Present when the contract knows the failure. */
  code?: ErrorCode;
  /** Seconds that the server asks to wait, if it does. */
  retryAfter?: number;
}

export type ApiResult = { ok: true; body: ApiBody } | ApiFailure;

const timeoutMs = 10_000;

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value);

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function resultOf(response: Response): Promise<ApiResult> {
  const body = await readJson(response);
  const { ok, status, headers } = response;
  // Spec §8: an empty response counts as a failure, and so does the error flag.
  if (ok && isObject(body) && body.error !== true) return { ok: true, body };
  const code = isObject(body) ? body.code : undefined;
  const retryAfter = Number(headers.get('retry-after'));
  return {
    ok: false,
    status,
    ...(isErrorCode(code) && { code }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/**
 * Calls an address of this site with a request id for the server's logs. This is the only place that uses `fetch`.
 * @returns the result, after at most ten seconds; it never throws
 */
export async function request(url: string, init: RequestInit): Promise<ApiResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, timeoutMs);
  const headers = new Headers(init.headers);
  headers.set(requestIdHeader, newId());
  try {
    return await resultOf(await fetch(url, { ...init, headers, signal: controller.signal }));
  } catch {
    return { ok: false, status: 0 };
  } finally {
    clearTimeout(timer);
  }
}
