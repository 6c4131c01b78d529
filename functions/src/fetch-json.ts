import { field, parseJson } from './api';

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` where the answer was not JSON. */
  readonly body: unknown;
}

/** No whole answer came. `reason` is one word for the log: `timeout`, `ECONNREFUSED` and the like. */
export class NoAnswer extends Error {
  constructor(readonly reason: string) {
    super(`No answer: ${reason}`);
    this.name = 'NoAnswer';
  }
}

/** Why a call of another server failed, in one word that holds nothing of what was sent. */
export function reasonOf(thrown: unknown): string {
  const name = field(thrown, 'name');
  if (name === 'TimeoutError') return 'timeout';
  const words = [field(field(thrown, 'cause'), 'code'), name];
  return words.find((word) => typeof word === 'string') ?? 'unknown';
}

/**
 * Calls another server and reads its answer to the end. Follows no redirect, which could carry a secret elsewhere.
 * @throws NoAnswer when it is refused, cut off or takes longer than `timeoutMs`
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<JsonAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const { status, headers } = response;
    return { status, headers, body: parseJson(await response.text()) };
  } catch (thrown) {
    throw new NoAnswer(reasonOf(thrown));
  }
}
