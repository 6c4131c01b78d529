import {
  isBlank,
  type DeadLetter,
  type ErrorCode,
  type LeadForm,
  type StoredSuspicion,
} from '../../../api';
import { quoted } from '../ui/wording';

export const texts = {
  delivered: 'The lead was delivered.',
  deadLetterDeleted: 'The undelivered lead was deleted.',
  noDeadLetters: 'There are no undelivered leads',
} as const;

/** Why a lead may be spam. */
export const suspicionTexts: Readonly<Record<StoredSuspicion, string>> = {
  trap_filled: 'A field that no visitor sees was filled in.',
  filled_too_fast: 'The form was filled in faster than anybody can type.',
  marked: 'An admin marked it as spam.',
};

export const notSpamText = (name: string): string => `${quoted(name)} is no longer suspected.`;

export const formNames: Readonly<Record<LeadForm, string>> = {
  createcontactus: 'Contact form',
  createrequestdemo: 'Demo request',
};

const unknownRefusal = 'The CMS refused it.';

/** Why the CMS refused a lead that had already been acknowledged, by the code of the refusal. */
const refusalTexts: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'The CMS does not accept one of its fields.',
  invalid_query: unknownRefusal,
  invalid_idempotency_key: 'Its idempotency key is malformed.',
  invalid_version: unknownRefusal,
  missing_fields: 'A required field is empty.',
  captcha_failed: 'Its captcha had already been used.',
  username_taken: unknownRefusal,
  email_taken: unknownRefusal,
  weak_password: unknownRefusal,
  wrong_password: unknownRefusal,
  not_logged_in: 'The CMS did not recognise the token of the site.',
  wrong_credentials: 'The CMS did not recognise the token of the site.',
  not_allowed: 'The CMS did not allow the site to send it.',
  not_found: 'The CMS has no such address.',
  method_not_allowed: 'The CMS has no such address.',
  edit_conflict: unknownRefusal,
  no_mail: unknownRefusal,
  preview_ended: unknownRefusal,
  body_too_large: 'It is too large.',
  request_timeout: 'It did not arrive in time.',
  unsupported_media_type: 'It was sent in a format that the CMS does not accept.',
  idempotency_key_reused: 'Another lead had been sent with its idempotency key.',
  too_many_requests: 'Too many leads arrived at the same time.',
  internal: 'The CMS failed while storing it.',
  cms_unreachable: 'The CMS could not be reached.',
  overloaded: 'The CMS was overloaded at that moment.',
  captcha_unavailable: 'The captcha could not be checked.',
};

/** The reason of a dead letter in words. The code of a later version has no words of its own. */
export const refusalText = (reason: string): string =>
  new Map<string, string>(Object.entries(refusalTexts)).get(reason) ?? unknownRefusal;

/** The fields that can stand for a visitor's name, the best one first. */
const namingFields = ['name', 'email', 'phone', 'mobile'] as const;

export type NamedLead = { [Name in (typeof namingFields)[number]]?: string };

/** The name of a lead in sentences and labels. A demo request may come without a name. */
export const leadName = (lead: NamedLead): string =>
  namingFields.map((name) => lead[name] ?? '').find((text) => !isBlank(text)) ?? 'no name';

/** The name of an undelivered lead. */
export const deadLetterName = ({ fields }: DeadLetter): string => leadName(fields);
