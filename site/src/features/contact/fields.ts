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

/** The five fields, each with the text that is read for it. */
export const fieldsFrom = (read: (name: FieldName) => string): ContactFields => ({
  name: read('name'),
  email: read('email'),
  phone: read('phone'),
  subject: read('subject'),
  message: read('message'),
});

export const emptyFields = fieldsFrom(() => '');

/** What is said at each field that is empty. */
export function missingIn(fields: ContactFields): Partial<Record<FieldName, string>> {
  const empty = fieldNames.filter((name) => isBlank(fields[name]));
  return Object.fromEntries(empty.map((name) => [name, contactForm.fields[name].missing]));
}

/** What stands in the form's fields. */
export function typedInto(form: HTMLFormElement): ContactFields {
  const typed = new FormData(form);
  return fieldsFrom((name) => {
    const value = typed.get(name);
    // A field of several lines is sent with the line ends of the network.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  });
}

/** Has the fields show these texts. */
export function writeInto(form: HTMLFormElement, fields: ContactFields): void {
  for (const name of fieldNames) {
    const control = fieldOf(form, name);
    // Writing the same text would move the caret.
    if (control && control.value !== fields[name]) control.value = fields[name];
  }
}

/** The element that a field is typed into. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  const control = form.elements.namedItem(name);
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? control : null;
}
