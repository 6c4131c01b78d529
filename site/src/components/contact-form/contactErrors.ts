import { type FormikErrors, yupToFormErrors } from 'formik';
import { contactFields, type ContactFields, tidyLine, tidyLines } from '../../api';
import { messages } from '../../content/messages';
import { fieldsFrom, missingIn } from './fields';

// Loose on purpose: an address that we would not have thought of must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** The fields as the server keeps them: without white space around a text, and what else a paste brings along unseen. */
export const tidied = (fields: ContactFields) =>
  fieldsFrom((name) => (name === 'message' ? tidyLines : tidyLine)(fields[name]));

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
  const fields = tidied(values);
  const errors = { ...contractErrors(fields), ...missingIn(fields) };
  // Only here: the server takes any text as an e-mail (Spec §5).
  if (!errors.email && !emailForm.test(fields.email)) errors.email = messages.emailForm;
  return errors;
}
