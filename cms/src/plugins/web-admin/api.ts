export {
  changePasswordBody,
  createAdminBody,
  createFirstAdminPath,
  passwordRule,
} from '../../contract/admin';
export {
  type Blog,
  blogBody,
  blogChanges,
  blogSorts,
  maxPictures,
} from '../../contract/content/blog';
export { type Faq, faqBody, faqSorts } from '../../contract/content/faq';
export { linkAddress } from '../../contract/content/link-address';
export type { PublishingState, PublishingStatus } from '../../contract/content/publishing';
export {
  cellSpans,
  hiddenElements,
  isBlankRichText,
  isCellSpan,
  isListStart,
  textDirections,
} from '../../contract/content/rich-text';
export { endpoints } from '../../contract/endpoints';
export { type ApiError, type ErrorCode, errorCodes, Refusal } from '../../contract/errors';
export { idempotencyHeader, quoteVersion, versionHeader } from '../../contract/headers';
export { field, isObject } from '../../contract/json';
export type { Contact, ContactList } from '../../contract/leads/contact';
export {
  type DemoRequest,
  type DemoRequestList,
  productBody,
} from '../../contract/leads/demo-request';
export type { StoredSuspicion } from '../../contract/leads/form-signs';
export {
  type LeadField,
  type LeadFieldName,
  leadFieldNames,
  leadFields,
  type LeadForm,
  leadSorts,
  type Product,
  products,
  readProduct,
} from '../../contract/leads/lead-forms';
export {
  formNamed,
  leadChanges,
  noteBody,
  spamBody,
  type WorkedLead,
} from '../../contract/leads/inbox';
export {
  repliesPath,
  replyAgainPath,
  replyBody,
  type ReplyStart,
  type ReplyTemplate,
  replyTemplateBody,
  replyTemplatesPath,
} from '../../contract/leads/replies';
export { fillVariables, replyVariables, variableProblem } from '../../contract/leads/reply-text';
export { limits } from '../../contract/limits';
export {
  type ExportFormat,
  exportFormats,
  readExportFormat,
  readSearch,
  readSort,
} from '../../contract/list-query';
export {
  type BlogCategories,
  changePasswordPath,
  type DeadLetter,
  deliverDeadLetterPath,
  type Entry,
  type EntryList,
  leadLists,
  type ListedLead,
  type ManagedBlog,
  type ManagedFaq,
  notSpamPath,
  panelReads,
  panelUrl,
  publishNowPath,
  sessionPath,
} from '../../contract/panel';
export type { EndpointName } from '../../contract/routes';
export {
  isScreenPath,
  loginPath,
  loginPathTo,
  loginPathWith,
  type ScreenName,
  screensPath,
} from '../../contract/screens';
export { isBlank, isolated, tidyLine } from '../../contract/text';
export { firmName } from '../../contract/texts';
export { readBody } from '../../contract/validate';
