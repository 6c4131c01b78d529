import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import { formNames } from '../../contract/leads/inbox';
import { mapLeadFields, type LeadForm } from '../../contract/leads/lead-forms';
import type { DeliveredEvent } from '../../contract/leads/webhooks';
import { screensPath } from '../../contract/screens';
import { activeAdmin } from '../inbox/admins';
import { findLead, type StoredWork } from '../inbox/lead';
import { momentIn } from '../kinds';

/** What a payload is made of. */
export interface Announced {
  event: DeliveredEvent;
  /** When it happened. */
  at: Date;
  lead: { form: LeadForm; id: string } | null;
  /** The payload's names of what was changed, separated by commas. */
  changed: string | null;
}

const iso = (row: unknown, name: string): string | null =>
  momentIn(row, name)?.toISOString() ?? null;

/** @returns undefined if there is no such lead */
async function findIfThere(
  strapi: Core.Strapi,
  form: LeadForm,
  id: string,
): Promise<StoredWork | undefined> {
  try {
    return await findLead(strapi, form, id);
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}

const addressOf = (strapi: Core.Strapi, form: LeadForm, id: string): string =>
  `${strapi.config.get<string>('server.absoluteUrl')}${screensPath}/leads/${formNames[form]}/${id}`;

/** A lead as receivers get it. docs/webhooks.md describes it. */
async function leadData(strapi: Core.Strapi, form: LeadForm, lead: StoredWork) {
  const owner = lead.owner === null ? null : await activeAdmin(strapi, lead.owner);
  const text = (name: string): string => {
    const value = field(lead.row, name);
    return typeof value === 'string' ? value : '';
  };
  return {
    id: lead.documentId,
    form: formNames[form],
    fields: mapLeadFields(form, text),
    createdAt: iso(lead.row, 'createdAt'),
    state: lead.state,
    owner,
    dueAt: iso(lead.row, 'dueAt'),
    doneAt: lead.doneAt?.toISOString() ?? null,
    spam: lead.suspicion !== undefined,
    revision: lead.revision,
    url: addressOf(strapi, form, lead.documentId),
  };
}

/** A lead that was never sent, for a test. */
const sampleData = (strapi: Core.Strapi, at: Date) => ({
  id: 'sample',
  form: formNames.createcontactus,
  fields: {
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+41 44 000 00 00',
    subject: 'A test of this webhook',
    message: 'No visitor has written this. It shows what a message looks like.',
  },
  createdAt: at.toISOString(),
  state: 'open',
  owner: null,
  dueAt: at.toISOString(),
  doneAt: null,
  spam: false,
  revision: 0,
  url: addressOf(strapi, 'createcontactus', 'sample'),
});

/** The body to send, or why there is none: the lead is gone, or it may be spam. */
export type Payload = { body: string } | { missing: 'lead' | 'spam' };

/**
 * Makes the body of a delivery from the lead as it is now.
 * @param sentBefore whether the receiver may have the lead
 */
export async function makePayload(
  strapi: Core.Strapi,
  { event, at, lead, changed }: Announced,
  sentBefore: boolean,
): Promise<Payload> {
  const head = { type: event, timestamp: at.toISOString() };
  if (lead === null) return { body: JSON.stringify({ ...head, data: sampleData(strapi, at) }) };
  const found = await findIfThere(strapi, lead.form, lead.id);
  if (found === undefined) return { missing: 'lead' };
  if (event === 'lead.created' && found.suspicion !== undefined && !sentBefore) {
    return { missing: 'spam' };
  }
  const data = await leadData(strapi, lead.form, found);
  const what = changed === null ? {} : { changed: changed.split(',') };
  return { body: JSON.stringify({ ...head, data: { ...data, ...what } }) };
}
