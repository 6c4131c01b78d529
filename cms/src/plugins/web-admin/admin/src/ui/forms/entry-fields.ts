import { readBody, Refusal } from '../../../../api';
import type { FormFields } from '../../drafts/form-fields';

/** `version` is that of the entry which is edited, and empty where one is created. */
export type EntryFields = FormFields & { readonly version: string };

/** How a field is called in the form, and how its content is shown. */
export interface FieldLook {
  label: string;
  kind: 'text' | 'rich-text' | 'pictures';
}

/** The looks of all fields of a form, in its order. */
export type FieldLooks<T extends EntryFields> = Readonly<
  Record<Exclude<keyof T & string, 'version'>, FieldLook>
>;

/** An entry as somebody else has saved it meanwhile. */
export interface NewerEntry<T> {
  form: T;
  /** What the admin is called who saved it, where that is known. */
  by: string | undefined;
  /** When; ISO 8601. */
  at: string;
}

type Schema = Parameters<typeof readBody>[0];

/** A form as it is sent, or the sentence that says why it is not. */
export type Checked = { ok: true; body: object } | { ok: false; problem: string };

/** Checks a form by the schema of the contract that the server will check it by. */
export function check(schema: Schema, fields: object): Checked {
  try {
    return { ok: true, body: readBody(schema, fields) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { ok: false, problem: refusal.message };
  }
}

/** Stands below each empty field, beside the form's own alert. */
export const missingText = 'Fill this in.';
