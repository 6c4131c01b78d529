/** All that this room imports from the contract. */
export { createFirstAdminPath } from '../../cms/src/contract/admin';
export { dataAnswerHeaders } from '../../cms/src/contract/answer-headers';
export { captchaAlgorithm, captchaLifetimeMs, captchaPath } from '../../cms/src/contract/captcha';
export {
  cmsHealthPath,
  deadLetterPath,
  formStates,
  healthWords,
  leadForms,
  type CmsHealth,
  type deadLetterBody,
  type HealthWord,
  type LeadForm,
} from '../../cms/src/contract/delivery';
export type { Endpoint } from '../../cms/src/contract/endpoint';
export { endpoints } from '../../cms/src/contract/endpoints';
export { errorCodes, Refusal, type ErrorCode } from '../../cms/src/contract/errors';
export { suspicionOf } from '../../cms/src/contract/form-signs';
export type {
  CaptchaFinding,
  ForwardedContact,
  ForwardedDemoRequest,
} from '../../cms/src/contract/forwarded';
export { isJsonUtf8, parseJson, parseJsonBody } from '../../cms/src/contract/json';
export { idempotencyHeader, idempotencyKeyPattern } from '../../cms/src/contract/idempotency';
export { leadFieldsIn } from '../../cms/src/contract/lead-fields';
export { defaultPageSize, limits } from '../../cms/src/contract/limits';
export { monthsBefore } from '../../cms/src/contract/months';
export { networkOf } from '../../cms/src/contract/network';
export {
  challengeHeader,
  eraseWaitingBody,
  eraseWaitingPath,
  healthPath,
  proofHeader,
  proofText,
  type ErasedWaiting,
} from '../../cms/src/contract/operations';
export { readPageQuery, type PageQuery } from '../../cms/src/contract/pagination';
export { panelUrl, sessionPath } from '../../cms/src/contract/panel';
export { requestIdHeader, requestIdOf, requestIdPattern } from '../../cms/src/contract/request-id';
export type { EndpointName } from '../../cms/src/contract/routes';
export { texts } from '../../cms/src/contract/texts';
export { field, isObject } from '../../cms/src/contract/unknown';
export { readBody } from '../../cms/src/contract/validate';
export { quoteVersion, readVersion, versionHeader } from '../../cms/src/contract/version';
export { formFullText, tooManyText } from '../../cms/src/contract/wait';
