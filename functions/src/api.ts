/** All that this room imports from the contract. */
export { createFirstAdminPath } from '../../cms/src/contract/admin';
export { dataAnswerHeaders } from '../../cms/src/contract/answer-headers';
export { captchaAlgorithm, captchaLifetimeMs, captchaPath } from '../../cms/src/contract/captcha';
export { endpoints } from '../../cms/src/contract/endpoints';
export { type ErrorCode, errorCodes, Refusal } from '../../cms/src/contract/errors';
export {
  idempotencyHeader,
  idempotencyKeyPattern,
  quoteVersion,
  readVersion,
  requestIdHeader,
  requestIdOf,
  requestIdPattern,
  versionHeader,
} from '../../cms/src/contract/headers';
export { field, isJsonUtf8, isObject, parseJson, parseJsonBody } from '../../cms/src/contract/json';
export {
  type CmsHealth,
  cmsHealthPath,
  type deadLetterBody,
  deadLetterPath,
  formStates,
  type HealthWord,
  healthWords,
} from '../../cms/src/contract/leads/delivery';
export { suspicionOf } from '../../cms/src/contract/leads/form-signs';
export type {
  CaptchaFinding,
  ForwardedContact,
  ForwardedDemoRequest,
} from '../../cms/src/contract/leads/forwarded';
export { leadFieldsIn, type LeadForm, leadForms } from '../../cms/src/contract/leads/lead-forms';
export { sourceOf } from '../../cms/src/contract/leads/source';
export { defaultPageSize, formFullText, limits, tooManyText } from '../../cms/src/contract/limits';
export { type PageQuery, readPageQuery } from '../../cms/src/contract/list-query';
export { monthsBefore } from '../../cms/src/contract/months';
export { networkOf } from '../../cms/src/contract/network';
export {
  challengeHeader,
  type ErasedWaiting,
  eraseWaitingBody,
  eraseWaitingPath,
  healthPath,
  proofHeader,
  proofText,
} from '../../cms/src/contract/operations';
export { previewPath, previewPicturePath } from '../../cms/src/contract/content/preview';
export { previewBody, previewPictureBody } from '../../cms/src/contract/content/preview-bodies';
export { panelUrl, sessionPath } from '../../cms/src/contract/panel';
export type { Endpoint, EndpointName } from '../../cms/src/contract/routes';
export { texts } from '../../cms/src/contract/texts';
export { readBody } from '../../cms/src/contract/validate';
