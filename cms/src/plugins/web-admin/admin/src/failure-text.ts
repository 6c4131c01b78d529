import type { ApiError } from '../../api';

export const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === true;

/** The refusal that a failed call carries, if it does: what `useFetchClient` threw may be anything. */
export function refusalIn(failure: unknown): ApiError | undefined {
  const response = failure instanceof Error && 'response' in failure ? failure.response : undefined;
  const body =
    typeof response === 'object' && response !== null && 'data' in response
      ? response.data
      : undefined;
  return isApiError(body) ? body : undefined;
}

/**
 * What to tell an admin about a call that failed: the server's own sentence where it sent one.
 * @param failure what `useFetchClient` threw
 * @param fallback the sentence for a failure without an answer, such as a lost connection
 */
export function failureText(failure: unknown, fallback: string): string {
  return refusalIn(failure)?.message ?? fallback;
}
