/** The one door of this room to the contract. */
export { createFirstAdminPath } from '../../cms/src/contract/admin';
export { dataAnswerHeaders } from '../../cms/src/contract/answer-headers';
export { captchaAlgorithm, captchaPath } from '../../cms/src/contract/captcha';
export type { Endpoint } from '../../cms/src/contract/endpoint';
export { endpoints } from '../../cms/src/contract/endpoints';
export { errorCodes, Refusal, type ApiError, type ErrorCode } from '../../cms/src/contract/errors';
export type { CaptchaFinding, forwardedContactBody } from '../../cms/src/contract/forwarded';
export { idempotencyHeader, idempotencyKeyPattern } from '../../cms/src/contract/idempotency';
export { defaultPageSize, limits } from '../../cms/src/contract/limits';
export { readPageQuery, type PageQuery } from '../../cms/src/contract/pagination';
export { panelUrl } from '../../cms/src/contract/panel';
export type { EndpointName } from '../../cms/src/contract/routes';
export { texts } from '../../cms/src/contract/texts';
export { readBody } from '../../cms/src/contract/validate';
export { quoteVersion, readVersion, versionHeader } from '../../cms/src/contract/version';
