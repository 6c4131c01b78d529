import type { FormFields } from '../drafts/same';

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
