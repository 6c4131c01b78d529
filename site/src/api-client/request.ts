import { type ErrorCode, errorCodes } from '../api';

export type ApiBody = Readonly<Record<string, unknown>>;

/** `status` is 0 when no answer came. `code` is there when the answer is a failure that the contract knows. */
export type ApiResult =
  { ok: true; body: ApiBody } | { ok: false; status: number; code?: ErrorCode };

const patienceInMs = 10_000;

const isObject = (value: unknown): value is ApiBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const { ok, status } = response;
  // Spec §8: an empty response counts as a failure, and so does the error flag.
  if (ok && isObject(body) && body.error !== true) return { ok: true, body };
  const code = isObject(body) ? body.code : undefined;
  return isErrorCode(code) ? { ok: false, status, code } : { ok: false, status };
}

/**
 * Calls an address of this site. The only place that uses `fetch`.
 * @returns what came of it, after at most ten seconds; it never throws
 */
export async function request(url: string, init: RequestInit): Promise<ApiResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, patienceInMs);
  try {
    return await resultOf(await fetch(url, { ...init, signal: controller.signal }));
  } catch {
    return { ok: false, status: 0 };
  } finally {
    clearTimeout(timer);
  }
}
