import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { errorCodes, type ErrorCode } from '../api';
import { FetchError, type JsonResponse } from '../fetch-json';
import { HttpError, jsonResponse } from '../response';

// The parts of the contract's responses by which they differ from those of any other server. Each needs `required()`: without
// it an object schema of yup accepts `undefined`.
const entry = object({ _id: string().required() });
const entries = array(entry.required()).required();
const pagination = object({
  page: number().required(),
  pageSize: number().required(),
  total: number().required(),
}).required();

/** An entry that was created, changed or deleted. */
export const entryShape = object({ result: entry.required() }).required();
export const tokenShape = object({ result: string().required() }).required();
export const blogListShape = object({ allblogs: entries, pagination }).required();
export const faqListShape = object({ allfaqs: entries, pagination }).required();
/** One page of a list whose rows are in `result`. */
export const pageShape = object({ result: entries, pagination }).required();

const errorShape = object({
  error: boolean().oneOf([true]).required(),
  code: string().required(),
  message: string().required(),
}).required();

/** Errors between function and CMS, such as a wrong token. The caller can neither cause nor fix them. */
const internalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not_logged_in',
  'not_allowed',
  'method_not_allowed',
  'unsupported_media_type',
  'request_timeout',
  'internal',
  'cms_unreachable',
  'overloaded',
]);

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** The contract's error in a response, `undefined` if there is none or its status is not the one of its code. */
export function readError({
  status,
  body,
}: JsonResponse): { readonly code: ErrorCode; readonly message: string } | undefined {
  if (!errorShape.isValidSync(body, { strict: true })) return undefined;
  const { code, message } = body;
  return isErrorCode(code) && errorCodes[code] === status ? { code, message } : undefined;
}

/** The error for the caller, `undefined` if the response contains none that the caller can act on. */
export function toHttpError(response: JsonResponse): HttpError | undefined {
  const error = readError(response);
  if (error === undefined || internalCodes.has(error.code)) return undefined;
  const retryAfter = response.headers.get('Retry-After');
  return new HttpError(error.code, error.message, {
    cause: 'cms',
    ...(retryAfter === null ? {} : { headers: { 'Retry-After': retryAfter } }),
  });
}

/** The same for a call with an admin's session. Strapi's own 401 and 403 have another shape, and get our messages. */
export function toSessionError(response: JsonResponse): HttpError | undefined {
  if (response.status === 401) return toHttpError(response) ?? notLoggedIn('cms');
  if (response.status === 403) {
    return new HttpError('not_allowed', 'Your account is not allowed to do this.', {
      cause: 'cms',
    });
  }
  return toHttpError(response);
}

/** @param cause for the log: who found that there is no session */
export const notLoggedIn = (cause: string): HttpError =>
  new HttpError('not_logged_in', 'Log in first: there is no session, or it has ended.', { cause });

/** The CMS gave no usable response. */
export class CmsUnreachableError extends HttpError {
  /**
   * @param reason one word for the log
   * @param cmsStatus the status of the response, if there was one
   */
  constructor(
    message: string,
    readonly reason: string,
    readonly cmsStatus?: number,
  ) {
    super('cms_unreachable', message, { cause: reason });
    this.name = 'CmsUnreachableError';
  }
}

const defaultFailureMessage =
  'This part of the site cannot be reached right now. Please try again later.';

interface Failing {
  /** The error in a response, if the caller should see it. */
  readonly toError: (response: JsonResponse) => HttpError | undefined;
  /** The message of the 502, if the CMS gives no usable response. */
  readonly failureMessage?: string | undefined;
}

/**
 * Waits for the response of the CMS.
 * @param read returns the content of a success, and `undefined` for any other response
 * @throws HttpError the error for the caller, else CmsUnreachableError (502)
 */
export async function receive<T>(
  sent: Promise<JsonResponse>,
  { toError, failureMessage = defaultFailureMessage }: Failing,
  read: (response: JsonResponse) => T | undefined,
): Promise<T> {
  const response = await sent.catch((thrown: unknown) => {
    throw thrown instanceof FetchError
      ? new CmsUnreachableError(failureMessage, thrown.reason)
      : thrown;
  });
  const result = read(response);
  if (result !== undefined) return result;
  const { status } = response;
  const reason = `unexpected_answer_${String(status)}`;
  throw toError(response) ?? new CmsUnreachableError(failureMessage, reason, status);
}

interface Passing extends Failing {
  /** The shape of a success. */
  readonly success: ObjectSchema<Record<string, unknown>>;
  /** Picks the headers that the caller gets from those of the CMS. No other passes. */
  readonly headers: (cms: Headers) => Readonly<Record<string, string>>;
}

/**
 * Passes the response of the CMS on to the caller.
 * @throws HttpError as `receive`
 */
export function passOn(sent: Promise<JsonResponse>, passing: Passing): Promise<Response> {
  return receive(sent, passing, ({ status, headers, body }) =>
    (status === 200 || status === 201) && passing.success.isValidSync(body, { strict: true })
      ? jsonResponse(status, body, passing.headers(headers))
      : undefined,
  );
}
