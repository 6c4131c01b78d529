import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import {
  deliveryFailures,
  deliveryStates,
  webhookEvents,
  type DeliveredEvent,
  type DeliveryFailure,
  type DeliveryState,
} from '../../contract/leads/webhooks';
import { deliveryTable, deliveryUid } from './announce';
import { momentIn, storedMoment } from '../kinds';
import type { Endpoint } from './endpoints';
import type { Outcome } from './post';
import { nextTryAt } from './retries';

/** A delivery as it is stored. */
export interface Delivery {
  id: number;
  documentId: string;
  endpoint: number;
  event: DeliveredEvent;
  eventId: string;
  lead: { form: LeadForm; id: string } | null;
  changed: string | null;
  state: DeliveryState;
  createdAt: Date;
  tries: number;
  nextAt: Date | null;
  firstTriedAt: Date | null;
  lastTriedAt: Date | null;
  deliveredAt: Date | null;
  answerCode: number | null;
  failure: DeliveryFailure | null;
  durationMs: number | null;
}

const textIn = (row: unknown, name: string): string | null => {
  const value = field(row, name);
  return typeof value === 'string' ? value : null;
};

const numberIn = (row: unknown, name: string): number | null => {
  const value = field(row, name);
  return typeof value === 'number' ? value : null;
};

function leadIn(row: unknown): Delivery['lead'] {
  const form = leadForms.find((known) => known === field(row, 'form'));
  const id = textIn(row, 'leadId');
  return form === undefined || id === null ? null : { form, id };
}

export function toDelivery(row: unknown): Delivery {
  return {
    id: Number(field(row, 'id')),
    documentId: String(field(row, 'documentId')),
    endpoint: Number(field(row, 'endpoint')),
    event: webhookEvents.find((known) => known === field(row, 'event')) ?? 'webhook.test',
    eventId: String(field(row, 'eventId')),
    lead: leadIn(row),
    changed: textIn(row, 'changed'),
    state: deliveryStates.find((known) => known === field(row, 'state')) ?? 'failed',
    createdAt: storedMoment(field(row, 'createdAt')),
    tries: Number(field(row, 'tries') ?? 0),
    nextAt: momentIn(row, 'nextAt'),
    firstTriedAt: momentIn(row, 'firstTriedAt'),
    lastTriedAt: momentIn(row, 'lastTriedAt'),
    deliveredAt: momentIn(row, 'deliveredAt'),
    answerCode: numberIn(row, 'answerCode'),
    failure: deliveryFailures.find((known) => known === field(row, 'failure')) ?? null,
    durationMs: numberIn(row, 'durationMs'),
  };
}

const rows = (strapi: Core.Strapi) => strapi.db.connection<Record<string, unknown>>(deliveryTable);

/** How long a delivery that is being sent is claimed by one process. Longer than any try takes. */
export const claimMs = 60 * 1_000;

/** How many deliveries of a webhook are read at a time. */
const batchSize = 20;

/** The deliveries of a webhook that are due, the longest overdue first. */
export async function dueDeliveries(
  strapi: Core.Strapi,
  endpoint: Pick<Endpoint, 'id'>,
): Promise<Delivery[]> {
  const now = new Date(Date.now());
  const due: unknown[] = await strapi.db.query(deliveryUid).findMany({
    where: {
      endpoint: endpoint.id,
      state: 'waiting',
      nextAt: { $lte: now },
      $or: [{ claimedUntil: { $null: true } }, { claimedUntil: { $lte: now } }],
    },
    orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
    limit: batchSize,
  });
  return due.map(toDelivery);
}

/**
 * Claims a delivery for this process, and counts the try: after a kill, another process sends it once the claim has ended.
 * @returns false if another process has claimed or sent it: of concurrent statements, one changes the row
 */
export async function claim(strapi: Core.Strapi, { id, tries }: Delivery): Promise<boolean> {
  const now = Date.now();
  const changed = await rows(strapi)
    .where({ id, state: 'waiting', tries })
    .where((free) => {
      void free.whereNull('claimed_until').orWhere('claimed_until', '<=', new Date(now));
    })
    .update({
      claimed_until: new Date(now + claimMs),
      tries: tries + 1,
      last_tried_at: new Date(now),
    });
  return changed === 1;
}

/** Records a success. */
export async function markDelivered(
  strapi: Core.Strapi,
  { id }: Delivery,
  { code, durationMs }: { code: number; durationMs: number },
): Promise<void> {
  await rows(strapi)
    .where({ id })
    .update({
      state: 'delivered',
      next_at: null,
      claimed_until: null,
      delivered_at: new Date(Date.now()),
      answer_code: code,
      failure: null,
      duration_ms: durationMs,
    });
}

/**
 * Records a failure, and when to retry. A test is not retried.
 * @returns whether it is given up
 */
export async function markFailed(
  strapi: Core.Strapi,
  { id, event, tries, firstTriedAt }: Delivery,
  outcome: Outcome & { ok: false },
  { startedAt, durationMs }: { startedAt: number; durationMs: number },
): Promise<boolean> {
  const first = firstTriedAt?.getTime() ?? startedAt;
  const now = Date.now();
  const next =
    event === 'webhook.test'
      ? undefined
      : nextTryAt({ tries: tries + 1, firstTriedAt: first, now }, outcome.retryAfterSeconds);
  await rows(strapi)
    // Not if this process took so long that another one has sent it meanwhile.
    .where({ id, tries: tries + 1 })
    .update({
      state: next === undefined ? 'failed' : 'waiting',
      next_at: next === undefined ? null : new Date(next),
      claimed_until: null,
      first_tried_at: new Date(first),
      answer_code: outcome.code ?? null,
      failure: outcome.failure,
      duration_ms: durationMs,
    });
  return next === undefined;
}

/** Removes a delivery that has nothing to say. */
export async function dropDelivery(strapi: Core.Strapi, { id }: Delivery): Promise<void> {
  await rows(strapi).where({ id }).delete();
}

/** Makes all retries of a webhook due: its receiver answers again. */
export async function hurryRetries(
  strapi: Core.Strapi,
  endpoint: Pick<Endpoint, 'id'>,
): Promise<void> {
  const now = new Date(Date.now());
  await rows(strapi)
    .where({ endpoint: endpoint.id, state: 'waiting' })
    .where('next_at', '>', now)
    .update({ next_at: now });
}

/**
 * Sends deliveries again from now on for three days: those that match, and are not being sent at this moment.
 * @returns how many
 */
export async function replay(
  strapi: Core.Strapi,
  where: { id: number } | { endpoint: number; state: 'failed' },
): Promise<number> {
  const now = new Date(Date.now());
  return (
    rows(strapi)
      .where(where)
      // A test is not replayed with the others: it is sent anew.
      .whereNot('event', 'webhook.test')
      .where((free) => {
        void free.whereNull('claimed_until').orWhere('claimed_until', '<=', now);
      })
      .update({ state: 'waiting', next_at: now, first_tried_at: null })
  );
}
