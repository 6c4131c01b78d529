import { readBody, Refusal } from '../../../../api';
import type { FormFields } from '../../unsent/form-fields';

/** The values of an entry's form. `version` is that of the edited entry; empty for a new entry. */
export type EntryFields = FormFields & { readonly version: string };

/** How a field is labelled, and how its value is shown. */
export interface FieldView {
  label: string;
  kind: 'text' | 'rich-text' | 'pictures';
}

/** All fields of a form, in its order. */
export type FieldViews<T extends EntryFields> = Readonly<
  Record<Exclude<keyof T & string, 'version'>, FieldView>
>;

/** An entry as another admin has saved it in the meantime. */
export interface NewerEntry<T> {
  form: T;
  /** The name of that admin, if it is known. */
  by: string | undefined;
  /** ISO 8601. */
  at: string;
}

type Schema = Parameters<typeof readBody>[0];

/** A form as it is sent, or the reason why it is not. */
export type Checked = { ok: true; body: object } | { ok: false; problem: string };

/** Checks a form by the same schema as the server. */
export function check(schema: Schema, fields: object): Checked {
  try {
    return { ok: true, body: readBody(schema, fields) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { ok: false, problem: refusal.message };
  }
}

/** The message below an empty field, besides the alert of the form. */
export const missingText = 'Fill this in.';
