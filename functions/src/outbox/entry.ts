import { mixed, number, object, string } from 'yup';
import { isObject, leadFieldsIn, leadForms, parseJson, type LeadForm } from '../api';
import type { Seal } from './seal';
import type { Metadata } from './store';

/** A lead as the CMS gets it. */
export interface Lead {
  readonly form: LeadForm;
  /** The forwarded body of the form's row. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A lead that waits, and what its delivery needs. */
export interface Entry extends Lead {
  /** The CMS knows a second delivery by it. */
  readonly idempotencyKey: string;
  /** When the visitor was thanked, ISO 8601. */
  readonly acceptedAt: string;
  /** Of the visitor's call, so that the logs of the delivery name it too. */
  readonly requestId: string;
  /** Names the captcha's solution, which is used up. */
  readonly nonce?: string | undefined;
}

/** What is known of an entry without its key. */
export interface Head {
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly nextTryAt: number;
  readonly acceptedAt?: string;
}

// The fields are not checked again: what the CMS takes today, only the CMS knows.
const entryShape = object({
  form: string().oneOf(leadForms).required(),
  body: mixed(isObject).required(),
  idempotencyKey: string().required(),
  acceptedAt: string().required(),
  requestId: string().required(),
  nonce: string(),
}).required();

const headShape = object({
  tries: number().integer().min(0).required(),
  nextTryAt: number().required(),
  acceptedAt: string().required(),
}).required();

/** The entry in a sealed text; `undefined` where it does not open. */
export function openEntry(seal: Seal, name: string, sealed: string): Entry | undefined {
  const entry = parseJson(seal.open(name, sealed) ?? '');
  return entryShape.isValidSync(entry, { strict: true }) ? entry : undefined;
}

/** The sealed text of an entry. */
export const closeEntry = (seal: Seal, name: string, entry: Entry): string =>
  seal.close(name, JSON.stringify(entry));

/** The head as it stands beside the sealed text. */
export const metadataOf = (head: Head): Metadata => ({ ...head });

/** The head beside a blob. Where it is missing, as after a write that was cut off, the entry was never tried. */
export function readHead(metadata: Metadata): Head {
  return headShape.isValidSync(metadata, { strict: true }) ? metadata : { tries: 0, nextTryAt: 0 };
}

/** What the visitor wrote into the form, field by field; a field that was left out is empty. */
export const valuesOf = ({ form, body }: Lead): unknown[] =>
  Object.values(leadFieldsIn(form, body));

/** Whether two leads are the same to the visitor who sent them. */
export function isSameLead(one: Lead, other: Lead): boolean {
  const values = valuesOf(other);
  return one.form === other.form && valuesOf(one).every((value, index) => value === values[index]);
}
