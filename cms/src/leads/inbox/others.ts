import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { storedSuspicions } from '../../contract/leads/form-signs';
import { maxOtherLeads, type OtherLead } from '../../contract/leads/inbox';
import { leadForms, products, type LeadForm } from '../../contract/leads/lead-forms';
import { leadStates } from '../../contract/leads/timeline';
import { sortKey } from '../../search/sort';
import { normalAddress } from '../../contract/leads/person';
import { leadKinds, storedMoment } from '../kinds';
import { findLead } from './lead';

/** The column that holds what a lead is about. */
const topics = { createcontactus: 'subject', createrequestdemo: 'product' } as const;

/** What the index by e-mail begins with. Each lookup names every column of it, so that it reads only one person's rows. */
const indexStarts: Readonly<Record<LeadForm, object>> = {
  createcontactus: {},
  createrequestdemo: { product: { $in: [...products] } },
};

/** The leads of a form with the same key of the e-mail address, suspected ones included. */
async function leadsWithKey(
  strapi: Core.Strapi,
  form: LeadForm,
  emailKey: string,
  limit: number,
): Promise<unknown[]> {
  const marks = [{ $null: true }, { $in: [...storedSuspicions] }];
  const found = await Promise.all(
    marks.map((suspicion): Promise<unknown[]> =>
      strapi.db.query(leadKinds[form].uid).findMany({
        where: { ...indexStarts[form], suspicion, emailKey },
        orderBy: { id: 'desc' },
        limit,
      }),
    ),
  );
  return found.flat();
}

/** A lead as lists of a person's leads show it. */
export function toOther(form: LeadForm, row: unknown): OtherLead {
  const suspicion = storedSuspicions.find((known) => known === field(row, 'suspicion'));
  const topic = field(row, topics[form]);
  return {
    _id: String(field(row, 'documentId')),
    form,
    topic: typeof topic === 'string' ? topic : '',
    createdAt: storedMoment(field(row, 'createdAt')).toISOString(),
    state: leadStates.find((state) => state === field(row, 'state')) ?? 'open',
    ...(suspicion === undefined ? {} : { suspicion }),
  };
}

/** The rows of a form's leads with an address, suspected ones included, but no more than about so many. */
export async function leadsWithAddress(
  strapi: Core.Strapi,
  form: LeadForm,
  address: string,
  limit: number,
): Promise<unknown[]> {
  // Two addresses may have the same key, so more rows are read.
  const rows = await leadsWithKey(strapi, form, sortKey(address), 5 * limit);
  return rows.filter((row) => normalAddress(field(row, 'email')) === address);
}

/**
 * The other leads, of both forms, with the e-mail address of a lead; its case and spaces around it do not matter.
 * @returns the newest first, at most `maxOtherLeads`; none if the lead has no address
 * @throws Refusal 404 when there is no such lead
 */
export async function otherLeads(
  strapi: Core.Strapi,
  form: LeadForm,
  id: string,
): Promise<OtherLead[]> {
  const { row } = await findLead(strapi, form, id);
  const address = normalAddress(field(row, 'email'));
  if (address === '') return [];
  const others: OtherLead[] = [];
  for (const each of leadForms) {
    for (const other of await leadsWithAddress(strapi, each, address, maxOtherLeads)) {
      if (field(other, 'documentId') !== id) others.push(toOther(each, other));
    }
  }
  return others
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, maxOtherLeads);
}
