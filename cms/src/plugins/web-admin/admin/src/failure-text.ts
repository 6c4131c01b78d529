import type { ApiError } from '../../api';

export const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === true;

/**
 * What to tell an admin about a call that failed: the server's own sentence where it sent one.
 * @param failure what `useFetchClient` threw
 * @param fallback the sentence for a failure without an answer, such as a lost connection
 */
export function failureText(failure: unknown, fallback: string): string {
  const response = failure instanceof Error && 'response' in failure ? failure.response : undefined;
  const body =
    typeof response === 'object' && response !== null && 'data' in response
      ? response.data
      : undefined;
  return isApiError(body) ? body.message : fallback;
}
