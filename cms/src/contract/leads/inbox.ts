import { boolean, number, object, string } from 'yup';
import { filled, lines } from '../fields';
import { limits } from '../limits';
import { leadForms, type LeadForm } from './lead-forms';
import type { StoredSuspicion } from './form-signs';
import { leadStates, type Actor, type LeadState, type TimelineEvent } from './timeline';

/** How the address of a lead names its form: by the list that the lead is in. */
export const formNames = {
  createcontactus: 'contacts',
  createrequestdemo: 'demo-requests',
} as const satisfies Record<LeadForm, string>;

/** The form that an address names. */
export const formNamed = (name: unknown): LeadForm | undefined =>
  leadForms.find((form) => formNames[form] === name);

/** GET: the lead with its timeline. PATCH: changes its state, its owner or both. */
export const leadPath = (form: LeadForm, id: string) =>
  `/web-admin/leads/${formNames[form]}/${encodeURIComponent(id)}`;

/** GET: the other leads of the same person, the newest first. */
export const otherLeadsPath = (form: LeadForm, id: string) =>
  `${leadPath(form, id)}/others` as const;

const ownerText = 'owner must be the id of an admin, or 0 for nobody.';

export const stateChange = string()
  .strict()
  .oneOf(leadStates, `state must be one of: ${leadStates.join(', ')}.`);

export const ownerChange = number()
  .strict()
  .typeError(ownerText)
  .integer(ownerText)
  .min(0, ownerText)
  .max(2 ** 31 - 1, ownerText);

/** What to change of a lead; what is left out stays. */
export const leadChanges = object({ state: stateChange, owner: ownerChange });

/** POST `<lead>/notes`: a note, kept as it was typed. */
export const noteBody = object({
  text: filled(lines('text', limits.note), 'Write the note first.'),
});

/** POST `<lead>/spam`: marks a lead as spam, or as none. */
export const spamBody = object({
  spam: boolean()
    .strict()
    .typeError('spam must be true or false.')
    .required('spam must be true or false.'),
});

/** A lead as the panel works on it. Times are ISO 8601. */
export interface WorkedLead<Event = TimelineEvent> {
  _id: string;
  form: LeadForm;
  /** What the visitor wrote, by the names of the form's fields. */
  fields: Record<string, string>;
  /** When the visitor was thanked. */
  createdAt: string;
  state: LeadState;
  /** Null: nobody, or an account that cannot log in. */
  owner: Actor | null;
  /** When the promised answer is due. */
  dueAt: string;
  /** When it was answered or closed; null while it is neither. */
  doneAt: string | null;
  suspicion?: StoredSuspicion;
  /** Whether the CMS can send mail, and the visitor's address is exactly one plain address. */
  canReply: boolean;
  /** Changes with each row of the timeline that an admin adds; `If-Match` carries it back. */
  version: string;
  /** What the CMS did and the last 500 things that admins did, the oldest first. */
  timeline: Event[];
}

/** How many other leads of a person the page of a lead shows. */
export const maxOtherLeads = 20;

/** Another lead with the same e-mail address. */
export interface OtherLead {
  _id: string;
  form: LeadForm;
  /** The subject of a message, or the product of a demo request. */
  topic: string;
  /** ISO 8601. */
  createdAt: string;
  state: LeadState;
  suspicion?: StoredSuspicion;
}
