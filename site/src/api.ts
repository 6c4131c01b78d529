export { captchaAlgorithm, captchaLifetimeMs, captchaPath } from '../../cms/src/contract/captcha';
export {
  articlePath,
  categoryPath,
  categorySlug,
  faqAnchor,
} from '../../cms/src/contract/content/addresses';
export type { Faq } from '../../cms/src/contract/content/faq';
export { type ImageAlt, imageAltOf } from '../../cms/src/contract/content/image-alt';
export {
  type Preview,
  type PreviewedBlog,
  type PreviewedFaq,
  previewPage,
  previewPath,
  type PreviewPicture,
  previewPicturePath,
  type ShownPreviewPicture,
} from '../../cms/src/contract/content/preview';
export { answerPages, sitePages } from '../../cms/src/contract/content/site-pages';
export { pageMeta, sharedPictureOf } from '../../cms/src/contract/content/page-meta';
export { linkAddress } from '../../cms/src/contract/content/link-address';
export {
  cellSpans,
  columnsTaken,
  isCellSpan,
  isListStart,
  richTextAliases,
  type RichTextTag,
  richTextTags,
  type TextDirection,
  textDirections,
} from '../../cms/src/contract/content/rich-text';
export { cutLine, visibleText } from '../../cms/src/contract/content/visible-text';
export type { endpoints } from '../../cms/src/contract/endpoints';
export { type ErrorCode, errorCodes } from '../../cms/src/contract/errors';
export { idempotencyHeader, requestIdHeader } from '../../cms/src/contract/headers';
export { field, isObject, parseJson } from '../../cms/src/contract/json';
export { promiseTexts } from '../../cms/src/contract/leads/promise';
export type { ContactFields } from '../../cms/src/contract/leads/contact';
export type { DemoRequestFields } from '../../cms/src/contract/leads/demo-request';
export {
  type LeadField,
  type LeadFieldName,
  leadFieldNames,
  leadFields,
  mapLeadFields,
  type Product,
  products,
  type RequiredFieldName,
} from '../../cms/src/contract/leads/lead-forms';
export {
  type LeadSource,
  sourceNames,
  sourceOf,
  type SourceName,
} from '../../cms/src/contract/leads/source';
export { contactFieldProblem } from '../../cms/src/contract/leads/lead-schemas';
export { type EndpointName, endpointUrl, routes } from '../../cms/src/contract/routes';
export { isBlank, isolated, plainSigns, tidyLine, tidyLines } from '../../cms/src/contract/text';
