export { captchaAlgorithm, captchaPath } from '../../cms/src/contract/captcha';
export { contactFields, type ContactFields } from '../../cms/src/contract/contact';
export { endpoints, endpointUrl, type EndpointName } from '../../cms/src/contract/endpoints';
export { errorCodes, type ErrorCode } from '../../cms/src/contract/errors';
export { isBlank } from '../../cms/src/contract/fields';
export { idempotencyHeader } from '../../cms/src/contract/forwarded';
export { limits } from '../../cms/src/contract/limits';
export { richTextAliases, richTextTags, type RichTextTag } from '../../cms/src/contract/rich-text';
