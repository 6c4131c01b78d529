import { webhookPath } from '../../api/api';
import type { ReceivedWebhook } from '../stand-ins/faulty-receiver';
import type { StateChange } from '../admin-at-work';
import { readAll, type Reader, type StoredLead } from './stored-leads';

/** The webhooks that a receiver of all events has got, and the rows of its log. All numbers but the last two must be 0. */
export interface WebhookBalance {
  /** Events that it never accepted. */
  lost: number;
  /** Messages that name no stored lead or no change of one, or that tell of another lead than their id. */
  stray: number;
  /** Events without exactly one delivered row. */
  wrongRows: number;
  /** Rows of no such event. */
  strayRows: number;
  /** The events that it has accepted. */
  sent: number;
  /** How often an event that it had accepted came again, because that was not known. */
  repeated: number;
}

/** A row of the log of deliveries. */
export interface DeliveryRow {
  eventId: string;
  state: string;
}

/** All rows of the log of a webhook. */
export async function readDeliveries(reader: Reader, webhook: string): Promise<DeliveryRow[]> {
  const rows = await readAll(reader, webhookPath(webhook, '/deliveries'), {});
  return rows.map(({ eventId, state }) => ({ eventId: String(eventId), state: String(state) }));
}

/** The ids of the events of a lead: it came, and an admin changed it. Each change is a revision. */
function eventsOf({ id, isSuspected }: StoredLead, changes: readonly StateChange[]): string[] {
  if (isSuspected) return [];
  const own = changes.filter(({ lead }) => lead === id);
  return [`created_${id}`, ...own.map((_, index) => `updated_${id}_${String(index + 1)}`)];
}

/** Compares the messages and the rows with the leads that are stored, and with what an admin changed. */
export function compareWebhooks(
  { leads, changes }: { leads: readonly StoredLead[]; changes: readonly StateChange[] },
  messages: readonly ReceivedWebhook[],
  rows: readonly DeliveryRow[],
): WebhookBalance {
  const leadOf = new Map(
    leads.flatMap((lead) => eventsOf(lead, changes).map((event) => [event, lead.id])),
  );
  const accepted = messages.filter(({ manner, id }) => manner === 'accepts' && leadOf.has(id));
  const sent = new Set(accepted.map(({ id }) => id));
  const delivered = new Map<string, number>();
  for (const { eventId, state } of rows) {
    if (state === 'delivered') delivered.set(eventId, (delivered.get(eventId) ?? 0) + 1);
  }
  const events = [...leadOf.keys()];
  return {
    lost: events.filter((event) => !sent.has(event)).length,
    stray: messages.filter(({ id, lead }) => leadOf.get(id) !== lead).length,
    wrongRows: events.filter((event) => delivered.get(event) !== 1).length,
    strayRows: rows.filter(({ eventId }) => !leadOf.has(eventId)).length,
    sent: sent.size,
    repeated: accepted.length - sent.size,
  };
}

/** How many deliveries the CMS has under way to one receiver. */
const lanes = 4;

/**
 * At most so many events come again after they were accepted: those that the CMS could not record because of a kill.
 * @param killed how often each part was killed
 */
export const maxRepeatedWebhooks = (killed: ReadonlyMap<string, number>): number =>
  lanes * ((killed.get('CMS') ?? 0) + (killed.get('database') ?? 0));
