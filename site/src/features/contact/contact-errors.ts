import type { FormikErrors } from 'formik';
import { contactFieldProblem, type ContactFields, tidyLine, tidyLines } from '../../api';
import { messages } from '../../content/messages';
import { fieldNames, fieldsFrom, missingIn } from './fields';

// Loose on purpose: a valid but unusual address must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** The fields as the server stores them: trimmed, and without the invisible characters of a paste. */
export const tidied = (fields: ContactFields) =>
  fieldsFrom((name) => (name === 'message' ? tidyLines : tidyLine)(fields[name]));

function contractErrors(fields: ContactFields): FormikErrors<ContactFields> {
  const errors: FormikErrors<ContactFields> = {};
  for (const name of fieldNames) {
    const error = contactFieldProblem(name, fields[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** The error of each field by the rules of the contract, and whether the e-mail looks like one. */
export function contactErrors(values: ContactFields): FormikErrors<ContactFields> {
  const fields = tidied(values);
  const errors = { ...contractErrors(fields), ...missingIn(fields) };
  // Checked only here: the server accepts any text as an e-mail (Spec §5).
  if (!errors.email && !emailForm.test(fields.email)) errors.email = messages.emailForm;
  return errors;
}
