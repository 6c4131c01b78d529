import type { Core } from '@strapi/strapi';
import { endpointTable, signingSecrets, type Endpoint } from './endpoints';
import {
  claim,
  dropDelivery,
  dueDeliveries,
  hurryRetries,
  markDelivered,
  markFailed,
  type Delivery,
} from './deliveries';
import { makePayload } from './payload';
import { post, type Outcome } from './post';
import { decrypted, signedHeaders } from './secrets';
import type { WebhookNetwork } from './settings';

/** How many deliveries to one receiver are under way at the same time; one while it fails. */
const concurrency = 4;

const endpoints = (strapi: Core.Strapi) => strapi.db.connection(endpointTable);

/** Records that the receiver answered; what waits for it is then sent at once. */
async function markWell(strapi: Core.Strapi, { id, documentId }: Endpoint): Promise<void> {
  await endpoints(strapi)
    .where({ id })
    .update({ last_delivered_at: new Date(Date.now()) });
  const changed = await endpoints(strapi)
    .where({ id })
    .whereNotNull('failing_since')
    .update({ failing_since: null });
  if (changed === 0) return;
  strapi.log.info(`The webhook ${documentId} works again.`);
  await hurryRetries(strapi, { id });
}

/** Records that a try failed. The log says it once, until the receiver answers again. */
async function markIll(
  strapi: Core.Strapi,
  { id, documentId }: Endpoint,
  outcome: Outcome & { ok: false },
): Promise<void> {
  const changed = await endpoints(strapi)
    .where({ id })
    .whereNull('failing_since')
    .update({ failing_since: new Date(Date.now()) });
  // The receiver asks for no more: Standard Webhooks.
  if (outcome.code === 410) await endpoints(strapi).where({ id }).update({ paused: true });
  if (changed === 0) return;
  const what = outcome.code === undefined ? outcome.failure : `HTTP ${String(outcome.code)}`;
  strapi.log.warn(`The webhook ${documentId} fails with ${what}. It is retried for three days.`);
}

async function tryOnce(
  strapi: Core.Strapi,
  endpoint: Endpoint,
  delivery: Delivery,
  body: string,
  network: WebhookNetwork,
  stopped: AbortSignal | undefined,
): Promise<Outcome> {
  const secrets = decrypted(strapi, signingSecrets(endpoint));
  if (secrets === undefined) return { ok: false, failure: 'secret' };
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Lead-Webhooks/1',
    ...signedHeaders(secrets, delivery.eventId, body),
  };
  return post({ url: endpoint.url, headers, body }, network, stopped);
}

/**
 * Sends a claimed delivery, and records what became of it.
 * @returns whether the receiver accepted it, or there was nothing to send
 */
export async function sendClaimed(
  strapi: Core.Strapi,
  endpoint: Endpoint,
  delivery: Delivery,
  network: WebhookNetwork,
  stopped?: AbortSignal,
): Promise<boolean> {
  const payload = await makePayload(
    strapi,
    { ...delivery, at: delivery.createdAt },
    delivery.deliveredAt !== null,
  );
  if ('missing' in payload) {
    await dropDelivery(strapi, delivery);
    return true;
  }
  const startedAt = Date.now();
  const outcome = await tryOnce(strapi, endpoint, delivery, payload.body, network, stopped);
  const durationMs = Date.now() - startedAt;
  if (outcome.ok) {
    await markDelivered(strapi, delivery, { code: outcome.code, durationMs });
    await markWell(strapi, endpoint);
    return true;
  }
  // The CMS stops: the next start sends it again once the claim has ended.
  if (stopped?.aborted === true) return false;
  const isGivenUp = await markFailed(strapi, delivery, outcome, { startedAt, durationMs });
  if (delivery.event !== 'webhook.test') {
    await markIll(strapi, endpoint, outcome);
    if (isGivenUp) {
      strapi.log.error(`A delivery of the webhook ${endpoint.documentId} was given up.`);
    }
  }
  return false;
}

/**
 * Sends the deliveries of a webhook that are due, a few at a time, even if several processes do so. It begins no other after
 * the first failure: usually the receiver is down.
 */
export async function sendDue(
  strapi: Core.Strapi,
  endpoint: Endpoint,
  network: WebhookNetwork,
  stopped?: AbortSignal,
): Promise<void> {
  const due = await dueDeliveries(strapi, endpoint);
  let works = true;
  const takeTurns = async () => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) {
      if (!works || stopped?.aborted === true) return;
      if (!(await claim(strapi, next))) continue;
      if (!(await sendClaimed(strapi, endpoint, next, network, stopped))) works = false;
    }
  };
  const lanes = endpoint.failingSince === null ? concurrency : 1;
  await Promise.all(Array.from({ length: lanes }, takeTurns));
}
