import type { Core } from '@strapi/strapi';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { addDeliveries, leadCreated } from './announce';
import { endpointTable, readEndpoints, seenColumns, type Endpoint } from './endpoints';
import { SettledLeads } from './settled-leads';

const batchSize = 200;

interface Lead {
  id: number;
  document_id: string;
  suspicion: string | null;
}

/** The leads of a form after an id, the oldest first. */
const leadsAfter = ({ db }: Core.Strapi, form: LeadForm, id: number): Promise<Lead[]> =>
  db
    .connection<Lead>(leadKinds[form].table)
    .select('id', 'document_id', 'suspicion')
    .where('id', '>', id)
    .orderBy('id')
    .limit(batchSize)
    .then((rows: Lead[]) => rows);

async function announceForm(
  strapi: Core.Strapi,
  form: LeadForm,
  endpoints: readonly Endpoint[],
  settled: SettledLeads,
): Promise<void> {
  const upTo = await settled.upTo();
  let last = Math.min(...endpoints.map(({ seen }) => seen[form]));
  for (;;) {
    const leads = await leadsAfter(strapi, form, last);
    for (const endpoint of endpoints.filter(({ onCreated }) => onCreated)) {
      const created = leads
        // A suspected lead is announced when an admin says that it is none.
        .filter(({ id, suspicion }) => id > endpoint.seen[form] && suspicion === null)
        .map((lead) => leadCreated(form, lead.document_id));
      await addDeliveries(strapi, endpoint, created);
    }
    last = leads.at(-1)?.id ?? last;
    if (leads.length < batchSize) break;
  }
  const { column } = seenColumns[form];
  const seen = Math.min(last, upTo);
  for (const { id, onCreated } of endpoints) {
    await strapi.db
      .connection(endpointTable)
      // Not if an admin has just chosen this event: leads may have come since.
      .where({ id, on_created: onCreated })
      .where(column, '<', seen)
      .update({ [column]: seen });
  }
}

/**
 * Adds a delivery for each lead that was stored since the last time. Storing a lead stays one statement, and needs no index
 * more: the leads are found by their ids. A lead that is met twice, by two processes or after a kill, has one delivery.
 * @returns a function that does it once; it remembers what it has to wait for
 */
export function newLeads(strapi: Core.Strapi): () => Promise<void> {
  const settled = {
    createcontactus: new SettledLeads(strapi, leadKinds.createcontactus.table),
    createrequestdemo: new SettledLeads(strapi, leadKinds.createrequestdemo.table),
  };
  return async () => {
    const endpoints = await readEndpoints(strapi);
    if (endpoints.length === 0) return;
    for (const form of leadForms) await announceForm(strapi, form, endpoints, settled[form]);
  };
}
