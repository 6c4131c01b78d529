import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import type { LeadForm } from '../../contract/leads/lead-forms';
import type { DeliveredEvent } from '../../contract/leads/webhooks';
import type { StoredWork } from '../inbox/lead';
import { wasMarked } from '../inbox/timeline';
import { momentIn } from '../kinds';
import { readEndpoints, type Endpoint } from './endpoints';

export const deliveryUid = 'api::webhook-delivery.webhook-delivery';
export const deliveryTable = 'webhook_deliveries';

/** A delivery to make. What it says is read from the lead when it is sent. */
interface NewDelivery {
  event: DeliveredEvent;
  /** Of letters, digits, `-` and `_` only: a full stop separates the parts of what is signed. */
  eventId: string;
  form?: LeadForm;
  leadId?: string;
  changed?: string;
  /** When it is due, if not now. */
  nextAt?: Date;
}

/** The delivery of a new lead; the same one for each webhook and each try. */
export const leadCreated = (form: LeadForm, leadId: string): NewDelivery => ({
  event: 'lead.created',
  eventId: `created_${leadId}`,
  form,
  leadId,
});

/**
 * Adds deliveries for a webhook, without those that it already has. Inside a Strapi transaction, it joins it.
 */
export async function addDeliveries(
  strapi: Core.Strapi,
  endpoint: Pick<Endpoint, 'id'>,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const now = new Date(Date.now());
  const rows = deliveries.map((delivery) => ({
    form: null,
    leadId: null,
    changed: null,
    nextAt: now,
    ...delivery,
    documentId: randomBytes(12).toString('hex'),
    key: `${String(endpoint.id)}.${delivery.eventId}`,
    endpoint: endpoint.id,
    state: 'waiting',
    tries: 0,
    createdAt: now,
    updatedAt: now,
  }));
  await strapi.db.queryBuilder(deliveryUid).insert(rows).onConflict('key').ignore().execute();
}

/** The columns of a lead whose changes are announced, with the payload's names for them. */
const announced = { state: 'state', owner: 'owner', suspicion: 'spam' } as const;

/** Whether a receiver may know of the lead: a suspected one only if an admin has marked it before. */
const isKnown = async (
  strapi: Core.Strapi,
  { documentId, revision, suspicion }: StoredWork,
): Promise<boolean> =>
  suspicion === undefined ||
  suspicion === 'marked' ||
  (await wasMarked(strapi, documentId, revision));

/**
 * Adds the deliveries that follow from a change of a lead, in the transaction of the change. A lead that is not suspected any
 * more is announced as new to the webhooks that existed when it came.
 * @param change.lead before the change
 * @param change.columns the changed columns, by attribute
 * @param change.revision of the lead after the change
 */
export async function announceChange(
  strapi: Core.Strapi,
  change: { form: LeadForm; lead: StoredWork; columns: object; revision: number },
): Promise<void> {
  const { form, lead, columns, revision } = change;
  const changed = Object.entries(announced).flatMap(([name, word]) =>
    name in columns ? [word] : [],
  );
  if (changed.length === 0) return;
  const leadId = lead.documentId;
  const isCleared = lead.suspicion !== undefined && field(columns, 'suspicion') === null;
  const came = momentIn(lead.row, 'storedAt') ?? momentIn(lead.row, 'createdAt') ?? new Date(0);
  const endpoints = await readEndpoints(strapi);
  const known = endpoints.length > 0 && (await isKnown(strapi, lead));
  for (const endpoint of endpoints) {
    const deliveries: NewDelivery[] = [];
    if (isCleared && endpoint.onCreated && came >= endpoint.createdAt) {
      deliveries.push(leadCreated(form, leadId));
    }
    if (known && endpoint.onUpdated) {
      deliveries.push({
        event: 'lead.updated',
        eventId: `updated_${leadId}_${String(revision)}`,
        form,
        leadId,
        changed: changed.join(','),
      });
    }
    await addDeliveries(strapi, endpoint, deliveries);
  }
}

/**
 * Deletes the deliveries about leads. Call it in a transaction.
 * @param table of the leads
 * @param ids of the leads, few enough for one statement
 */
export async function deleteDeliveriesOf(
  transaction: Core.Strapi['db']['connection'],
  leads: readonly string[],
): Promise<void> {
  await transaction(deliveryTable).whereIn('lead_id', leads).delete();
}
