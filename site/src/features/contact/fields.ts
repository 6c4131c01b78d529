import {
  type ContactFields,
  isBlank,
  leadFieldNames,
  leadFields,
  mapLeadFields,
  type LeadField,
  type LeadFieldName,
} from '../../api';
import { contactForm } from '../../content/contact';

/** The form's fields, from top to bottom. */
export const fieldNames = leadFieldNames('createcontactus');

export type FieldName = LeadFieldName<'createcontactus'>;

/** The form's fields, as all rooms know them. */
export const fields: Readonly<Record<FieldName, LeadField>> = leadFields.createcontactus;

/** The fields with their values. */
export const fieldsFrom = (read: (name: FieldName) => string): ContactFields =>
  mapLeadFields('createcontactus', read);

export const emptyFields = fieldsFrom(() => '');

/** The message for each required field that is empty. */
export function missingIn(typed: ContactFields): Partial<Record<FieldName, string>> {
  const empty = fieldNames.flatMap((name) => {
    const { missing } = contactForm.fields[name];
    return missing !== undefined && fields[name].required && isBlank(typed[name])
      ? [[name, missing] as const]
      : [];
  });
  return Object.fromEntries(empty);
}

/** Reads the values of the fields. */
export function typedInto(form: HTMLFormElement): ContactFields {
  const typed = new FormData(form);
  return fieldsFrom((name) => {
    const value = typed.get(name);
    // FormData gives a textarea the line ends of the network.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  });
}

/** Sets the values of the fields. */
export function writeInto(form: HTMLFormElement, texts: ContactFields): void {
  for (const name of fieldNames) {
    const control = fieldOf(form, name);
    // Setting an equal value would move the caret.
    if (control && control.value !== texts[name]) control.value = texts[name];
  }
}

/** The element of a field. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  const control = form.elements.namedItem(name);
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? control : null;
}
