import type { FormikErrors } from 'formik';
import { contactFieldProblem, type ContactFields, tidyLine, tidyLines } from '../../api';
import { messages } from '../../content/messages';
import { fieldNames, fieldsFrom, missingIn } from './fields';

// Loose on purpose: an address that we would not have thought of must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** The fields as the server keeps them: without white space around a text, and what else a paste brings along unseen. */
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

/** What is wrong with each field, by the contract's own rules; and whether an e-mail looks like one. */
export function contactErrors(values: ContactFields): FormikErrors<ContactFields> {
  const fields = tidied(values);
  const errors = { ...contractErrors(fields), ...missingIn(fields) };
  // Only here: the server takes any text as an e-mail (Spec §5).
  if (!errors.email && !emailForm.test(fields.email)) errors.email = messages.emailForm;
  return errors;
}
