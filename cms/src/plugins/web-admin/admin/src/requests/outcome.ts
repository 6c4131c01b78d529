import { type ApiError, type ErrorCode, errorCodes } from '../../../api';
import { texts } from '../texts';

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

/** How a change ended. `network` stands for a call that got no answer. */
export type Outcome<T> = { ok: true; data: T } | Failed;

export interface Failed {
  ok: false;
  code: ErrorCode | 'network' | 'busy';
  /** A sentence for the admin. */
  message: string;
}

/** What Strapi itself answers where none of our routes was reached. */
export interface StrapiFailure {
  data: null;
  error: { status: number; message: string };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStrapiFailure = (body: unknown): body is StrapiFailure =>
  isObject(body) &&
  'error' in body &&
  isObject(body.error) &&
  'status' in body.error &&
  'message' in body.error;

const sentences: Partial<Record<ErrorCode, string>> = {
  not_logged_in: 'Your session has ended. Log in again; what you typed is kept.',
  not_allowed: 'You are not allowed to do this.',
  body_too_large: 'This is too large for the CMS.',
};

const codes: readonly ErrorCode[] = ['not_logged_in', 'not_allowed', 'not_found', 'body_too_large'];

function strapiFailed({ error }: StrapiFailure): Failed {
  const code = codes.find((known) => errorCodes[known] === error.status) ?? 'internal';
  return {
    ok: false,
    code,
    message: sentences[code] ?? 'The CMS could not do this. Try again.',
  };
}

/** Reads an answer that may be a refusal. */
export function toOutcome<T>(body: T | ApiError | StrapiFailure): Outcome<T> {
  if (isApiError(body)) return { ok: false, code: body.code, message: body.message };
  if (isStrapiFailure(body)) return strapiFailed(body);
  return { ok: true, data: body };
}

const thrownBody = (failure: unknown): unknown => {
  const response = isObject(failure) && 'response' in failure ? failure.response : undefined;
  return isObject(response) && 'data' in response ? response.data : undefined;
};

/** Reads what the panel's fetch client threw: a refusal if it carries one, otherwise there was no answer. */
export function toFailed(failure: unknown): Failed {
  const outcome = toOutcome(thrownBody(failure));
  return outcome.ok ? { ok: false, code: 'network', message: texts.networkError } : outcome;
}
