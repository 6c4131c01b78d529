import { contactFields } from './contact';
import type { LeadForm } from './delivery';
import { demoRequestFields } from './demo-request';

/** What a visitor fills into a form, in the order in which it is shown. What is said beside it is no part of the lead. */
export const leadFields: Readonly<Record<LeadForm, readonly string[]>> = {
  createcontactus: Object.keys(contactFields.fields),
  createrequestdemo: Object.keys(demoRequestFields.fields),
};

/** The fields of a lead by name, out of all that was sent with it. A field that was left out is empty. */
export function leadFieldsIn(
  form: LeadForm,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(leadFields[form].map((name) => [name, sent[name] ?? '']));
}
