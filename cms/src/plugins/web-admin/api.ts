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
  blogDraft,
  blogDraftChanges,
  blogExtras,
  blogSorts,
  maxPictures,
} from '../../contract/content/blog';
export {
  type BlogAddress,
  blogAddressPath,
  categoriesPath,
  categoryBody,
  type CategoryChange,
  type CategoryList,
  leaveBody,
  type ManagedCategory,
  manyRedirects,
  type Redirect,
  redirectBody,
  type RedirectList,
  type RedirectOrigin,
  redirectOrigins,
  redirectsPath,
} from '../../contract/content/redirects';
export {
  type CheckedEntry,
  findFindings,
  type FindingPlace,
} from '../../contract/content/checks/findings';
export {
  type LinkStates,
  linkStatesBody,
  linkStatesPath,
  type LinkTarget,
  type LinkTargets,
  linkTargetsPath,
  maxLinkLength,
  maxLinks,
} from '../../contract/content/checks/link-state';
export { readText } from '../../contract/content/checks/read-text';
export {
  type ContentReport,
  contentReportPath,
  readReportedKind,
  type ReportedEntry,
  reportedKinds,
  reportedNames,
} from '../../contract/content/checks/report';
export { type ContentKind, contentKinds } from '../../contract/content/content-kind';
export {
  entryFilterNames,
  entryFilters,
  type EntryState,
  entryStateNames,
  readEntryState,
  trashDays,
} from '../../contract/content/entry-state';
export {
  defaultPreviewDays,
  type EndedPreviews,
  type MadePreview,
  newPreviewPath,
  previewDays,
  type PreviewLink,
  type PreviewReader,
  previewsPath,
} from '../../contract/content/preview';
export { newPreviewBody } from '../../contract/content/preview-bodies';
export { type Faq, faqBody, faqDraft, faqSorts } from '../../contract/content/faq';
export type { ImageAlt } from '../../contract/content/image-alt';
export { ascii, isMovingPng } from '../../contract/content/moving-png';
export { linkAddress } from '../../contract/content/link-address';
export { scaledWidth } from '../../contract/content/picture-width';
export {
  type PageMeta,
  pageMeta,
  sharedPicture,
  sharedPictureOf,
  shownInSearch,
} from '../../contract/content/page-meta';
export {
  type BuildOutcome,
  keptBuilds,
  type PublishingState,
  type PublishingStatus,
  type SiteBuild,
  type SiteBuilds,
  type SiteEntry,
  type SiteEntryKind,
} from '../../contract/content/publishing';
export {
  endedPlanDays,
  type EntryPlan,
  localMinute,
  type Plan,
  type PlanAction,
  planBody,
  type PlanList,
  planActions,
  planPath,
  plansPath,
  type PlanState,
  planViews,
  type PlanView,
  readPlannedTime,
  readPlanView,
} from '../../contract/content/schedule';
export {
  cellSpans,
  decorativeRole,
  hiddenElements,
  isBlankRichText,
  isCellSpan,
  isListStart,
  textDirections,
} from '../../contract/content/rich-text';
export {
  type ListedVersion,
  restorePath,
  type Restored,
  type Version,
  type VersionEvent,
  type VersionField,
  type VersionList,
  versionPath,
  type VersionPicture,
  versionsPath,
  type VersionWay,
} from '../../contract/content/versions';
export {
  cutLine,
  lineWidth,
  type TextNode,
  visibleText,
} from '../../contract/content/visible-text';
export { endpoints } from '../../contract/endpoints';
export { type ApiError, type ErrorCode, errorCodes, Refusal } from '../../contract/errors';
export { idempotencyHeader, quoteVersion, versionHeader } from '../../contract/headers';
export { field, isObject, parseJson } from '../../contract/json';
export type { Contact, ContactList } from '../../contract/leads/contact';
export {
  type DemoRequest,
  type DemoRequestList,
  productBody,
} from '../../contract/leads/demo-request';
export type { StoredSuspicion } from '../../contract/leads/form-signs';
export { sourceLabels, sourceNames } from '../../contract/leads/source';
export {
  type LeadField,
  type LeadFieldName,
  leadFieldNames,
  leadFields,
  leadForms,
  type LeadForm,
  leadSorts,
  type Product,
  products,
  readProduct,
} from '../../contract/leads/lead-forms';
export {
  formNamed,
  formNames,
  leadChanges,
  leadPath,
  maxOtherLeads,
  noteBody,
  type OtherLead,
  otherLeadsPath,
  spamBody,
  type WorkedLead,
} from '../../contract/leads/inbox';
export {
  maxPersonLeads,
  peoplePath,
  type Person,
  personEraseBody,
  personErasePath,
  type PersonErasure,
  personExportPath,
  type PersonFormat,
  personFormats,
  type PersonLead,
  type PersonLetter,
  personName,
  personPath,
  type PersonRecord,
  normalAddress,
  readPersonFormat,
} from '../../contract/leads/person';
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
export {
  changeLeadsBody,
  changeLeadsPath,
  deleteLeadsBody,
  deleteLeadsPath,
  type InboxLead,
  type InboxList,
  inboxPath,
  type InboxSummary,
  inboxSummaryPath,
  type InboxView,
  inboxViews,
  keptDays,
  type LeadOwners,
  leadOwnersPath,
  type LeftLead,
  type ManyChanged,
  type ManyDeleted,
  maxCounted,
} from '../../contract/leads/inbox-list';
export { type PromiseState, promiseState } from '../../contract/leads/promise';
export {
  type Actor,
  isDone,
  type LeadState,
  leadStates,
  type TimelineEvent,
  type TimelineKind,
  type TimelineRow,
} from '../../contract/leads/timeline';
export {
  type DeliveredEvent,
  type DeliveryFailure,
  type DeliveryState,
  deliveryStates,
  pauseBody,
  replayPath,
  type Webhook,
  webhookBody,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
  webhookPath,
  webhooksPath,
  type WithSecret,
} from '../../contract/leads/webhooks';
export { limits } from '../../contract/limits';
export {
  type ExportFormat,
  exportFormats,
  readExportFormat,
  readOptionalChoice,
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
  entryPath,
  leadLists,
  type ListedLead,
  type ManagedBlog,
  type ManagedFaq,
  newDraftPath,
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
export { isBlank, isolated, tidyLine, tidyLines } from '../../contract/text';
export { firmName } from '../../contract/texts';
export { readBody } from '../../contract/validate';
export { wallClock } from '../../contract/wall-clock';
