import { field, parseJson } from './api';

export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` if the body is not JSON. */
  readonly body: unknown;
}

/** No complete response arrived. `reason` is one word for the log: `timeout`, `ECONNREFUSED` and the like. */
export class FetchError extends Error {
  constructor(readonly reason: string) {
    super(`No response: ${reason}`);
    this.name = 'FetchError';
  }
}

/** Why a request to another server failed, in one word that contains nothing that was sent. */
export function failureReason(thrown: unknown): string {
  const name = field(thrown, 'name');
  if (name === 'TimeoutError') return 'timeout';
  const words = [field(field(thrown, 'cause'), 'code'), name];
  return words.find((word) => typeof word === 'string') ?? 'unknown';
}

/**
 * Calls another server and reads its response to the end. Follows no redirect, which could carry a secret elsewhere.
 * @throws FetchError if the call is refused, is cut off or takes longer than `timeoutMs`
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<JsonResponse> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const { status, headers } = response;
    return { status, headers, body: parseJson(await response.text()) };
  } catch (thrown) {
    throw new FetchError(failureReason(thrown));
  }
}
