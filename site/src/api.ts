export { isBlank } from '../../cms/src/contract/blank';
export { captchaAlgorithm, captchaLifetimeMs, captchaPath } from '../../cms/src/contract/captcha';
export type { ContactFields } from '../../cms/src/contract/contact';
export { contactFieldProblem } from '../../cms/src/contract/contact-fields';
export type { DemoRequestFields } from '../../cms/src/contract/demo-request';
export type { endpoints } from '../../cms/src/contract/endpoints';
export { errorCodes, type ErrorCode } from '../../cms/src/contract/errors';
export type { Faq } from '../../cms/src/contract/faq';
export { idempotencyHeader } from '../../cms/src/contract/idempotency';
export { linkAddress } from '../../cms/src/contract/link-address';
export { limits } from '../../cms/src/contract/limits';
export { type Product, products } from '../../cms/src/contract/product';
export { requestIdHeader } from '../../cms/src/contract/request-id';
export {
  cellSpans,
  isCellSpan,
  isListStart,
  richTextAliases,
  richTextTags,
  textDirections,
  type RichTextTag,
  type TextDirection,
} from '../../cms/src/contract/rich-text';
export { endpointUrl, routes, type EndpointName } from '../../cms/src/contract/routes';
export {
  isDeviceName,
  isolated,
  plainSigns,
  tidyLine,
  tidyLines,
} from '../../cms/src/contract/text';
export { field, isObject } from '../../cms/src/contract/unknown';
