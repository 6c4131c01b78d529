import { errorCodes, type ApiError, type ErrorCode } from '../../../api';
import { isApiError } from '../failure-text';
import { texts } from '../texts';

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
