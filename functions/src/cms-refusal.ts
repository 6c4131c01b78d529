import { boolean, object, string } from 'yup';
import { errorCodes, type ErrorCode } from './api';
import { Failure } from './failure';
import type { JsonAnswer } from './fetch-json';

const refusal = object({
  error: boolean().oneOf([true]).required(),
  code: string().required(),
  message: string().required(),
}).required();

/** What stands between this room and the CMS (a wrong token, a wrong call): the visitor can neither cause nor mend it. */
const notForVisitors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not_logged_in',
  'not_allowed',
  'method_not_allowed',
  'unsupported_media_type',
  'internal',
  'not_implemented',
  'cms_unreachable',
]);

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** The refusal that an answer of the CMS says, if it is one of the contract's that the visitor can act on. */
export function refusalOfCms({ status, headers, body }: JsonAnswer): Failure | undefined {
  if (!refusal.isValidSync(body, { strict: true })) return undefined;
  const { code, message } = body;
  if (!isErrorCode(code) || notForVisitors.has(code) || errorCodes[code] !== status)
    return undefined;
  const retryAfter = headers.get('Retry-After');
  return new Failure(code, message, {
    cause: 'cms',
    ...(retryAfter === null ? {} : { headers: { 'Retry-After': retryAfter } }),
  });
}
