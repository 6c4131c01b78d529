import { boolean, object, string } from 'yup';
import { errorCodes, type ErrorCode } from './api';
import { Failure } from './failure';
import type { JsonAnswer } from './fetch-json';

const refusal = object({
  error: boolean().oneOf([true]).required(),
  code: string().required(),
  message: string().required(),
}).required();

/** What stands between this room and the CMS (a wrong token, a wrong call): the caller can neither cause nor mend it. */
const betweenUs: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
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

/** The error of the contract that an answer says, if it says one together with the status that belongs to it. */
export function errorIn({
  status,
  body,
}: JsonAnswer): { readonly code: ErrorCode; readonly message: string } | undefined {
  if (!refusal.isValidSync(body, { strict: true })) return undefined;
  const { code, message } = body;
  return isErrorCode(code) && errorCodes[code] === status ? { code, message } : undefined;
}

/** The refusal that an answer of the CMS says, if it is one of the contract's that the visitor can act on. */
export function refusalOfCms(answer: JsonAnswer): Failure | undefined {
  const error = errorIn(answer);
  if (error === undefined || betweenUs.has(error.code)) return undefined;
  const { code, message } = error;
  const retryAfter = answer.headers.get('Retry-After');
  return new Failure(code, message, {
    cause: 'cms',
    ...(retryAfter === null ? {} : { headers: { 'Retry-After': retryAfter } }),
  });
}

/**
 * The same for a call with a session of the caller's own: the CMS's own words for "log in" and "you may not", whose body
 * has another shape, are said in ours.
 */
export function refusalOfSession(answer: JsonAnswer): Failure | undefined {
  if (answer.status === 401) return refusalOfCms(answer) ?? notLoggedIn('cms');
  if (answer.status === 403) {
    return new Failure('not_allowed', 'Your account is not allowed to do this.', { cause: 'cms' });
  }
  return refusalOfCms(answer);
}

/** @param cause who found that there is no session, for the log */
export function notLoggedIn(cause: string): Failure {
  return new Failure('not_logged_in', 'Log in first: there is no session, or it has ended.', {
    cause,
  });
}
