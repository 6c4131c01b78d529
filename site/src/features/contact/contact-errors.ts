import type { FormikErrors } from 'formik';
import { contactFieldProblem, type ContactFields, tidyLine, tidyLines } from '../../api';
import { messages } from '../../content/messages';
import { fieldNames, fields, fieldsFrom, missingIn } from './fields';

// Loose on purpose: a valid but unusual address must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** The fields as the server stores them: trimmed, and without the invisible characters of a paste. */
export const tidied = (values: ContactFields) =>
  fieldsFrom((name) => (fields[name].kind === 'lines' ? tidyLines : tidyLine)(values[name]));

function contractErrors(values: ContactFields): FormikErrors<ContactFields> {
  const errors: FormikErrors<ContactFields> = {};
  for (const name of fieldNames) {
    const error = contactFieldProblem(name, values[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** The error of each field by the rules of the contract, and whether the e-mail looks like one. */
export function contactErrors(values: ContactFields): FormikErrors<ContactFields> {
  const tidy = tidied(values);
  const errors = { ...contractErrors(tidy), ...missingIn(tidy) };
  // Checked only here: the server accepts any text as an e-mail (Spec §5).
  if (!errors.email && !emailForm.test(tidy.email)) errors.email = messages.emailForm;
  return errors;
}
