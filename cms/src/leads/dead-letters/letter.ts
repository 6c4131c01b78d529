import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { field, isObject, parseJson, textOf } from '../../contract/json';
import type { DeadLetter } from '../../contract/panel';
import {
  leadForms,
  type LeadForm,
  leadFieldNames,
  leadFieldsIn,
} from '../../contract/leads/lead-forms';
import { suspicions, type Suspicion } from '../../contract/leads/form-signs';
import { sourceOf, type LeadSource } from '../../contract/leads/source';
import { searchTextOf } from '../../search/search-columns';
import type { deadLetterBody } from '../../contract/leads/delivery';
import { Refusal } from '../../contract/errors';
import { isUniqueViolation } from '../unique-violation';

/** A dead letter as stored. */
export interface StoredLetter {
  documentId: string;
  form: LeadForm;
  /** The body that the function sent, as JSON. */
  lead: string;
  idempotencyKey: string | null;
  reason: string;
  acceptedAt: string;
}

const isForm = (value: unknown): value is LeadForm => leadForms.some((form) => form === value);

/** @throws Error for a row that no release could have written */
export function toStoredLetter(row: unknown): StoredLetter {
  const form = field(row, 'form');
  if (!isForm(form)) throw new Error('A dead letter is of no known form.');
  const key = field(row, 'idempotencyKey');
  return {
    documentId: textOf(field(row, 'documentId')),
    form,
    lead: textOf(field(row, 'lead')),
    idempotencyKey: typeof key === 'string' ? key : null,
    reason: textOf(field(row, 'reason')),
    acceptedAt: textOf(field(row, 'acceptedAt')),
  };
}

/** The fields that the function sent, by name. A letter is shown even if it is not valid JSON. */
function sentWith({ lead }: StoredLetter): Record<string, unknown> {
  const sent = parseJson(lead);
  return isObject(sent) ? sent : {};
}

/** What the visitor filled in, without fields that were left out, as the form's schema expects it. */
export function filledIn(letter: StoredLetter): Record<string, unknown> {
  const names = new Set<string>(leadFieldNames(letter.form));
  return Object.fromEntries(Object.entries(sentWith(letter)).filter(([name]) => names.has(name)));
}

/** The fields of the lead as they are stored. */
export const fieldsOf = (letter: StoredLetter): Record<string, unknown> =>
  leadFieldsIn(letter.form, sentWith(letter));

const shown = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value);

/** The search column of a letter. */
export function letterSearchText({ form, lead }: Readonly<Record<string, unknown>>): string {
  const letter = toStoredLetter({ form, lead });
  return searchTextOf(Object.values(fieldsOf(letter)).map(shown));
}

/** Why the lead may be spam, if so. */
export function suspicionIn(letter: StoredLetter): Suspicion | undefined {
  const { suspicion: sent } = sentWith(letter);
  return suspicions.find((known) => known === sent);
}

/** How the visitor came to the form, if the letter says so. */
export const sourceIn = (letter: StoredLetter): LeadSource | undefined =>
  sourceOf(sentWith(letter).source);

/** A letter as the panel gets it. */
export const toDeadLetter = (letter: StoredLetter): DeadLetter => ({
  _id: letter.documentId,
  form: letter.form,
  fields: Object.fromEntries(
    Object.entries(fieldsOf(letter)).map(([name, value]) => [name, shown(value)]),
  ),
  reason: letter.reason,
  acceptedAt: letter.acceptedAt,
});

/**
 * Stores a lead that was acknowledged but refused by the CMS; once per entry of the outbox, even if an admin has already
 * dealt with it.
 * @throws Refusal when `acceptedAt` is not a date
 */
export async function storeLetter(
  strapi: Core.Strapi,
  { acceptedAt, idempotencyKey, ...letter }: InferType<typeof deadLetterBody>,
): Promise<void> {
  const moment = new Date(acceptedAt);
  if (Number.isNaN(moment.getTime())) {
    throw new Refusal('invalid_body', 'acceptedAt must be a moment.');
  }
  try {
    await strapi.db.query('api::dead-letter.dead-letter').create({
      data: {
        ...letter,
        idempotencyKey: idempotencyKey ?? null,
        acceptedAt: moment,
        searchText: letterSearchText(letter),
      },
    });
  } catch (failure) {
    if (!isUniqueViolation(failure)) throw failure;
  }
}
