export { createFirstAdminPath } from '../../contract/admin';
export { changePasswordBody, createAdminBody, passwordRule } from '../../contract/admin';
export { blogBody, blogChanges, blogSorts, mostPictures, type Blog } from '../../contract/blog';
export { contactSorts, type Contact, type ContactList } from '../../contract/contact';
export { firmName } from '../../contract/firm';
export type { LeadForm } from '../../contract/delivery';
export {
  demoRequestSorts,
  productBody,
  type DemoRequest,
  type DemoRequestList,
} from '../../contract/demo-request';
export { endpoints } from '../../contract/endpoints';
export type { ApiError, ErrorCode } from '../../contract/errors';
export { errorCodes, Refusal } from '../../contract/errors';
export { exportFormats, readExportFormat, type ExportFormat } from '../../contract/export-format';
export { faqBody, faqSorts, type Faq } from '../../contract/faq';
export type { Suspicion } from '../../contract/form-signs';
export { idempotencyHeader } from '../../contract/idempotency';
export { linkAddress } from '../../contract/link-address';
export { isBlank } from '../../contract/blank';
export { limits } from '../../contract/limits';
export { readSearch, readSort } from '../../contract/list-query';
export {
  changePasswordPath,
  deliverDeadLetterPath,
  leadLists,
  notSpamPath,
  panelReads,
  panelUrl,
  publishNowPath,
  sessionPath,
  type BlogCategories,
  type DeadLetter,
  type Entry,
  type EntryList,
  type ListedLead,
  type ManagedBlog,
  type ManagedFaq,
} from '../../contract/panel';
export { products, readProduct, type Product } from '../../contract/product';
export type { PublishingState, PublishingStatus } from '../../contract/publishing';
export {
  isScreenPath,
  loginPath,
  loginPathTo,
  loginPathWith,
  screenPath,
  screensPath,
  type ScreenName,
} from '../../contract/screens';
export {
  cellSpans,
  hiddenElements,
  isBlankRichText,
  isCellSpan,
  isListStart,
  textDirections,
} from '../../contract/rich-text';
export type { EndpointName } from '../../contract/routes';
export { readBody } from '../../contract/validate';
export { isolated, tidyLine } from '../../contract/text';
export { field, isObject } from '../../contract/unknown';
export { quoteVersion, readVersion, versionHeader } from '../../contract/version';
