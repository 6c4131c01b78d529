import { type FormikErrors, yupToFormErrors } from 'formik';
import { contactFields, type ContactFields, isBlank } from '../../api';
import { contactForm } from '../../content/contact';
import { messages } from '../../content/messages';

// Loose on purpose: an address that we would not have thought of must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

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

/** The fields as the server reads them: white space around a text does not count. */
export const trimmed = (fields: ContactFields) => fieldsFrom((name) => fields[name].trim());

function contractErrors(fields: ContactFields): FormikErrors<ContactFields> {
  try {
    contactFields.validateSync(fields, { abortEarly: false });
    return {};
  } catch (failure) {
    return yupToFormErrors<ContactFields>(failure);
  }
}

/** What is wrong with each field, by the contract's own rules; and whether an e-mail looks like one. */
export function contactErrors(values: ContactFields): FormikErrors<ContactFields> {
  const fields = trimmed(values);
  const errors = contractErrors(fields);
  for (const name of fieldNames) {
    if (isBlank(fields[name])) errors[name] = contactForm.fields[name].missing;
  }
  // Only here: the server takes any text as an e-mail (Spec §5).
  if (!errors.email && !emailForm.test(fields.email)) errors.email = messages.emailForm;
  return errors;
}
