import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import type { PageQuery } from '../../contract/list-query';
import type { DeliveryState, Webhook, WebhookDelivery } from '../../contract/leads/webhooks';
import type { EntryList } from '../../contract/panel';
import { deliveryTable, deliveryUid } from './announce';
import { toDelivery, type Delivery } from './deliveries';
import { readEndpoints, type Endpoint } from './endpoints';
import { expectEndpoint } from './manage';

/** How many deliveries of a webhook are in a state. */
async function count({ db }: Core.Strapi, endpoint: number, state: DeliveryState): Promise<number> {
  const [row] = await db.connection(deliveryTable).where({ endpoint, state }).count({ rows: '*' });
  return Number(field(row, 'rows'));
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function toWebhook(strapi: Core.Strapi, endpoint: Endpoint): Promise<Webhook> {
  const { id, name, url, paused, onCreated, onUpdated, oldSecretUntil } = endpoint;
  const isOldValid = oldSecretUntil !== null && oldSecretUntil.getTime() > Date.now();
  return {
    _id: endpoint.documentId,
    name,
    url,
    events: [
      ...(onCreated ? (['lead.created'] as const) : []),
      ...(onUpdated ? (['lead.updated'] as const) : []),
    ],
    paused,
    createdAt: endpoint.createdAt.toISOString(),
    failingSince: iso(endpoint.failingSince),
    lastDeliveredAt: iso(endpoint.lastDeliveredAt),
    oldSecretUntil: isOldValid ? iso(oldSecretUntil) : null,
    waiting: await count(strapi, id, 'waiting'),
    failed: await count(strapi, id, 'failed'),
  };
}

/** @throws Refusal 404 */
export async function readWebhook(strapi: Core.Strapi, documentId: string): Promise<Webhook> {
  return toWebhook(strapi, await expectEndpoint(strapi, documentId));
}

/** All webhooks, the oldest first. */
export async function listWebhooks(strapi: Core.Strapi): Promise<Webhook[]> {
  const endpoints = await readEndpoints(strapi);
  return Promise.all(endpoints.map((endpoint) => toWebhook(strapi, endpoint)));
}

const shown = (delivery: Delivery): WebhookDelivery => ({
  _id: delivery.documentId,
  event: delivery.event,
  eventId: delivery.eventId,
  lead: delivery.lead,
  state: delivery.state,
  createdAt: delivery.createdAt.toISOString(),
  tries: delivery.tries,
  lastTriedAt: iso(delivery.lastTriedAt),
  nextTryAt: iso(delivery.nextAt),
  answerCode: delivery.answerCode,
  failure: delivery.failure,
  durationMs: delivery.durationMs,
});

/** A stored delivery. @throws Refusal 404 */
export async function expectDelivery(strapi: Core.Strapi, documentId: string): Promise<Delivery> {
  const row: unknown = await strapi.db.query(deliveryUid).findOne({ where: { documentId } });
  if (row !== null && row !== undefined) return toDelivery(row);
  throw new Refusal('not_found', 'There is no such delivery: it may have been deleted meanwhile.');
}

/** @throws Refusal 404 */
export async function readDelivery(
  strapi: Core.Strapi,
  documentId: string,
): Promise<WebhookDelivery> {
  return shown(await expectDelivery(strapi, documentId));
}

/** A page of the log of a webhook, the last delivery first. @throws Refusal 404 */
export async function listDeliveries(
  strapi: Core.Strapi,
  documentId: string,
  { page, pageSize, state }: PageQuery & { state: DeliveryState | undefined },
): Promise<EntryList<WebhookDelivery>> {
  const { id } = await expectEndpoint(strapi, documentId);
  const where = { endpoint: id, ...(state === undefined ? {} : { state }) };
  const deliveries = strapi.db.query(deliveryUid);
  const rows: unknown[] = await deliveries.findMany({
    where,
    orderBy: { id: 'desc' },
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const total = await deliveries.count({ where });
  return {
    result: rows.map((row) => shown(toDelivery(row))),
    pagination: { page, pageSize, total },
  };
}
