import { type FormikErrors, yupToFormErrors } from 'formik';
import { contactFields, type ContactFields } from '../../api';
import { messages } from '../../content/messages';
import { fieldsFrom, missingIn } from './fields';

// Loose on purpose: an address that we would not have thought of must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

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
  const errors = { ...contractErrors(fields), ...missingIn(fields) };
  // Only here: the server takes any text as an e-mail (Spec §5).
  if (!errors.email && !emailForm.test(fields.email)) errors.email = messages.emailForm;
  return errors;
}
