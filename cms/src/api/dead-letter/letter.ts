import type { DeadLetter } from '../../contract/panel';
import { leadForms, type LeadForm } from '../../contract/delivery';
import { suspicions, type Suspicion } from '../../contract/form-signs';
import { searchTextOf } from '../../search/search-text';

/** What a form is filled in with, in the order in which it is shown. */
const fieldNames: Readonly<Record<LeadForm, readonly string[]>> = {
  createcontactus: ['name', 'email', 'phone', 'subject', 'message'],
  createrequestdemo: ['name', 'email', 'mobile', 'product'],
};

/** A dead letter as it is stored. */
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws Error for a row that no release of ours has written */
export function toStoredLetter(row: unknown): StoredLetter {
  const values = new Map<string, unknown>(
    typeof row === 'object' && row !== null ? Object.entries(row) : [],
  );
  const form = values.get('form');
  if (!isForm(form)) throw new Error('A dead letter is of no known form.');
  const key = values.get('idempotencyKey');
  return {
    documentId: textOf(values.get('documentId')),
    form,
    lead: textOf(values.get('lead')),
    idempotencyKey: typeof key === 'string' ? key : null,
    reason: textOf(values.get('reason')),
    acceptedAt: textOf(values.get('acceptedAt')),
  };
}

/** What the function sent, by name. A letter is shown even if it holds no JSON. */
function sentWith({ lead }: StoredLetter): Map<string, unknown> {
  try {
    const sent: unknown = JSON.parse(lead);
    return new Map(typeof sent === 'object' && sent !== null ? Object.entries(sent) : []);
  } catch {
    return new Map();
  }
}

/** What the visitor filled in. */
export function fieldsOf(letter: StoredLetter): Record<string, string> {
  const sent = sentWith(letter);
  return Object.fromEntries(fieldNames[letter.form].map((name) => [name, textOf(sent.get(name))]));
}

/** What a letter is found by, to be stored with it. */
export function letterSearchText({ form, lead }: Readonly<Record<string, unknown>>): string {
  const letter = toStoredLetter({ form, lead });
  return searchTextOf(Object.values(fieldsOf(letter)));
}

/** Why the lead may be spam, if it may. */
export function suspicionIn(letter: StoredLetter): Suspicion | undefined {
  const sent = sentWith(letter).get('suspicion');
  return suspicions.find((known) => known === sent);
}

/** What the panel is told of a letter. */
export const toDeadLetter = (letter: StoredLetter): DeadLetter => ({
  _id: letter.documentId,
  form: letter.form,
  fields: fieldsOf(letter),
  reason: letter.reason,
  acceptedAt: letter.acceptedAt,
});
