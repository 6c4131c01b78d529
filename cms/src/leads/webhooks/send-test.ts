import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { WebhookDelivery } from '../../contract/leads/webhooks';
import { addDeliveries, deliveryUid } from './announce';
import { claim, claimMs, toDelivery } from './deliveries';
import { expectEndpoint } from './manage';
import { sendClaimed } from './send';
import { webhookNetwork } from './settings';
import { readDelivery } from './show';

/**
 * Sends a made-up lead to a webhook at once, also to a paused one. It is not retried.
 * @returns what became of it
 * @throws Refusal 404
 */
export async function sendTest(strapi: Core.Strapi, documentId: string): Promise<WebhookDelivery> {
  const endpoint = await expectEndpoint(strapi, documentId);
  const eventId = `test_${randomBytes(12).toString('hex')}`;
  // If this process is killed, another one sends it then.
  const nextAt = new Date(Date.now() + claimMs);
  await addDeliveries(strapi, endpoint, [{ event: 'webhook.test', eventId, nextAt }]);
  const row: unknown = await strapi.db
    .query(deliveryUid)
    .findOne({ where: { key: `${String(endpoint.id)}.${eventId}` } });
  const delivery = toDelivery(row);
  await claim(strapi, delivery);
  await sendClaimed(strapi, endpoint, delivery, webhookNetwork());
  return readDelivery(strapi, delivery.documentId);
}
