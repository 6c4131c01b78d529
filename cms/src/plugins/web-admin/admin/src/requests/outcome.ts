import { errorCodes, field, isObject, type ApiError, type ErrorCode } from '../../../api';
import { texts } from '../texts';

/** The outcome of a change. The code `network` means that no answer came, `busy` that another change was under way. */
export type Outcome<T> = { ok: true; data: T } | Failed;

export interface Failed {
  ok: false;
  code: ErrorCode | 'network' | 'busy';
  /** A sentence for the admin. */
  message: string;
}

/** Strapi's own error, from a call that reached none of our routes. */
export interface StrapiFailure {
  data: null;
  error: { status: number; message: string };
}

export const isApiError = (body: unknown): body is ApiError => field(body, 'error') === true;

const isStrapiFailure = (body: unknown): body is StrapiFailure => {
  const error = field(body, 'error');
  return isObject(error) && 'status' in error && 'message' in error;
};

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

/** Reads the body of an answer, which may be an error. */
export function toOutcome<T>(body: T | ApiError | StrapiFailure): Outcome<T> {
  if (isApiError(body)) return { ok: false, code: body.code, message: body.message };
  if (isStrapiFailure(body)) return strapiFailed(body);
  return { ok: true, data: body };
}

/** The body of an answer in what Strapi's fetch client threw. */
const bodyIn = (failure: unknown): unknown => field(field(failure, 'response'), 'data');

/** Reads what Strapi's fetch client threw: an error of the CMS if it carries one, otherwise `network`. */
export function toFailed(failure: unknown): Failed {
  const outcome = toOutcome(bodyIn(failure));
  return outcome.ok ? { ok: false, code: 'network', message: texts.networkError } : outcome;
}

/** The API's error in what Strapi's fetch client threw, if there is one. */
export function refusalIn(failure: unknown): ApiError | undefined {
  const body = bodyIn(failure);
  return isApiError(body) ? body : undefined;
}

/**
 * The message for an admin about a failed call: the server's own sentence where there is one.
 * @param failure what Strapi's fetch client threw
 * @param fallback for a failure without an answer, such as a lost connection
 */
export const failureText = (failure: unknown, fallback: string): string =>
  refusalIn(failure)?.message ?? fallback;
