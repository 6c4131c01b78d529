import { mixed, number, object, string } from 'yup';
import { isObject, leadFieldsIn, leadForms, parseJson, type LeadForm } from '../api';
import type { Encryption } from './encryption';
import type { Metadata } from './store';

/** A lead as the CMS receives it. */
export interface Lead {
  readonly form: LeadForm;
  /** The forwarded body of the form's endpoint. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A lead that waits, with what its delivery needs. */
export interface Entry extends Lead {
  /** Lets the CMS recognise a second delivery. */
  readonly idempotencyKey: string;
  /** When the visitor was thanked, ISO 8601. */
  readonly acceptedAt: string;
  /** The id of the visitor's call, so that the logs of the delivery name it too. */
  readonly requestId: string;
  /** The captcha's solution, which is used up. */
  readonly nonce?: string | undefined;
}

/** What is known about an entry without its key. A type, not an interface, so that it is assignable to `Metadata`. */
export type EntryMetadata = Readonly<{
  tries: number;
  /** Milliseconds since 1970. */
  nextTryAt: number;
  acceptedAt?: string;
}>;

// The fields are not validated again: only the CMS knows what it accepts today.
const entryShape = object({
  form: string().oneOf(leadForms).required(),
  body: mixed(isObject).required(),
  idempotencyKey: string().required(),
  acceptedAt: string().required(),
  requestId: string().required(),
  nonce: string(),
}).required();

const metadataShape = object({
  tries: number().integer().min(0).required(),
  nextTryAt: number().required(),
  acceptedAt: string().required(),
}).required();

export const encryptEntry = (encryption: Encryption, name: string, entry: Entry): string =>
  encryption.encrypt(name, JSON.stringify(entry));

/** @returns undefined if the text cannot be decrypted or is not an entry */
export function decryptEntry(
  encryption: Encryption,
  name: string,
  encrypted: string,
): Entry | undefined {
  const entry = parseJson(encryption.decrypt(name, encrypted) ?? '');
  return entryShape.isValidSync(entry, { strict: true }) ? entry : undefined;
}

/** The metadata of an entry. Without any, as after an interrupted write, it was never tried. */
export function readMetadata(metadata: Metadata): EntryMetadata {
  return metadataShape.isValidSync(metadata, { strict: true })
    ? metadata
    : { tries: 0, nextTryAt: 0 };
}

/** What the visitor entered, field by field; a field that was left out is empty. */
export const fieldValues = ({ form, body }: Lead): unknown[] =>
  Object.values(leadFieldsIn(form, body));

/** Whether two leads are the same to the visitor who sent them. */
export function isSameLead(one: Lead, other: Lead): boolean {
  const values = fieldValues(other);
  return (
    one.form === other.form && fieldValues(one).every((value, index) => value === values[index])
  );
}
