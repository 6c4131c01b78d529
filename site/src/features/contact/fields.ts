import { type ContactFields, isBlank } from '../../api';
import { contactForm } from '../../content/contact';

/** The form's fields, from top to bottom. */
export const fieldNames = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactFields)[];

export type FieldName = (typeof fieldNames)[number];

/** The five fields with their values. */
export const fieldsFrom = (read: (name: FieldName) => string): ContactFields => ({
  name: read('name'),
  email: read('email'),
  phone: read('phone'),
  subject: read('subject'),
  message: read('message'),
});

export const emptyFields = fieldsFrom(() => '');

/** The message for each empty field. */
export function missingIn(fields: ContactFields): Partial<Record<FieldName, string>> {
  const empty = fieldNames.filter((name) => isBlank(fields[name]));
  return Object.fromEntries(empty.map((name) => [name, contactForm.fields[name].missing]));
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
export function writeInto(form: HTMLFormElement, fields: ContactFields): void {
  for (const name of fieldNames) {
    const control = fieldOf(form, name);
    // Setting an equal value would move the caret.
    if (control && control.value !== fields[name]) control.value = fields[name];
  }
}

/** The element of a field. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  const control = form.elements.namedItem(name);
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? control : null;
}
