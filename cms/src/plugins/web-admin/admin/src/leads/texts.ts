import {
  type DeadLetter,
  type ErrorCode,
  isBlank,
  type LeadForm,
  type Suspicion,
} from '../../../api';
import { quoted } from '../ui/wording';

/** What the panel says about suspected and undelivered leads. */
export const texts = {
  delivered: 'The lead was delivered.',
  letterDeleted: 'The undelivered lead was deleted.',
  noLetters: 'There are no undelivered leads',
} as const;

/** Why a lead may be spam. */
export const suspicionTexts: Readonly<Record<Suspicion, string>> = {
  trap_filled: 'A field was filled in that no visitor sees.',
  filled_too_fast: 'The form was filled in faster than anybody can.',
};

/** What is said once a lead is no longer suspected. */
export const notSpamText = (name: string): string => `${quoted(name)} is not suspected any more.`;

export const formNames: Readonly<Record<LeadForm, string>> = {
  createcontactus: 'Contact form',
  createrequestdemo: 'Demo request',
};

const unknownRefusal = 'The CMS refused it.';

/** Why the CMS refused a lead that had been acknowledged, by its code. */
const refusalTexts: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'A field is not as the CMS takes it.',
  invalid_query: unknownRefusal,
  invalid_idempotency_key: 'Its key has a wrong form.',
  invalid_version: unknownRefusal,
  missing_fields: 'A field is empty that is needed.',
  captcha_failed: 'Its captcha had been used before.',
  username_taken: unknownRefusal,
  email_taken: unknownRefusal,
  weak_password: unknownRefusal,
  wrong_password: unknownRefusal,
  not_logged_in: 'The CMS did not know the token of the site.',
  wrong_credentials: 'The CMS did not know the token of the site.',
  not_allowed: 'The CMS did not allow the site to send it.',
  not_found: 'The CMS had no place to send it to.',
  method_not_allowed: 'The CMS had no place to send it to.',
  edit_conflict: unknownRefusal,
  body_too_large: 'It is too large.',
  request_timeout: 'It did not arrive in time.',
  unsupported_media_type: 'It was sent in a form that the CMS does not take.',
  idempotency_key_reused: 'Another lead had been sent with its key.',
  too_many_requests: 'Too many leads had come at the same time.',
  internal: 'The CMS failed while it stored it.',
  cms_unreachable: 'The CMS could not be reached.',
  overloaded: 'The CMS had too much to read at that moment.',
  captcha_unavailable: 'The captcha could not be checked.',
};

/** The reason of a dead letter in words. A code of a later version has none of its own. */
export const refusalText = (reason: string): string =>
  new Map<string, string>(Object.entries(refusalTexts)).get(reason) ?? unknownRefusal;

/** The ways in which a visitor can be called, the best one first. */
const callNames = ['name', 'email', 'phone', 'mobile'] as const;

/** A lead, as far as it says how its visitor can be called. */
export type Called = { [Name in (typeof callNames)[number]]?: string };

/** What a lead is called in a sentence or by a button: a demo request needs no name. */
export const leadName = (lead: Called): string =>
  callNames.map((name) => lead[name] ?? '').find((text) => !isBlank(text)) ?? 'no name';

/** What an undelivered lead is called. */
export const letterName = ({ fields }: DeadLetter): string => leadName(fields);
