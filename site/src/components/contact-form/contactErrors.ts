import type { FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import { contactFieldSchemas, type ContactFields, tidyLine, tidyLines } from '../../api';
import { messages } from '../../content/messages';
import { type FieldName, fieldNames, fieldsFrom, missingIn } from './fields';

// Loose on purpose: an address that we would not have thought of must not cost us a lead.
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** The fields as the server keeps them: without white space around a text, and what else a paste brings along unseen. */
export const tidied = (fields: ContactFields) =>
  fieldsFrom((name) => (name === 'message' ? tidyLines : tidyLine)(fields[name]));

/** What the contract says of a field, if it says anything. */
function contractError(name: FieldName, text: string): string | undefined {
  try {
    contactFieldSchemas[name].validateSync(text);
    return undefined;
  } catch (failure) {
    if (failure instanceof ValidationError) return failure.message;
    throw failure;
  }
}

function contractErrors(fields: ContactFields): FormikErrors<ContactFields> {
  const errors: FormikErrors<ContactFields> = {};
  for (const name of fieldNames) {
    const error = contractError(name, fields[name]);
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
