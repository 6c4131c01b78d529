import type { Core } from '@strapi/strapi';
import { every, failureCode } from '../../operations/background/every';
import { deleteOldDeliveries } from './log-retention';
import { readEndpoints } from './endpoints';
import { newLeads } from './new-leads';
import { sendDue } from './send';
import { webhookNetwork, type WebhookNetwork } from './settings';

/**
 * Sends what is due for each webhook, side by side: a receiver that hangs holds up no other one.
 * @returns a function that begins it for the webhooks for which it is not under way, and waits for none
 */
function sendSideBySide(strapi: Core.Strapi, network: WebhookNetwork) {
  const underWay = new Set<number>();
  return async (stopped: AbortSignal): Promise<void> => {
    for (const endpoint of await readEndpoints(strapi)) {
      if (endpoint.paused || underWay.has(endpoint.id)) continue;
      underWay.add(endpoint.id);
      void sendDue(strapi, endpoint, network, stopped)
        .catch((failure: unknown) => {
          if (stopped.aborted) return;
          strapi.log.error(
            `Sending a webhook failed with ${failureCode(failure)}. It will be retried.`,
          );
        })
        .finally(() => underWay.delete(endpoint.id));
    }
  };
}

/**
 * Starts sending webhooks, in the background: no visitor and no admin waits for a receiver.
 * @throws Error when WEBHOOKS_ALLOW_PRIVATE is wrong
 */
export function startWebhooks(strapi: Core.Strapi): void {
  const network = webhookNetwork();
  const announce = newLeads(strapi);
  const send = sendSideBySide(strapi, network);
  every(strapi, {
    name: 'Sending webhooks',
    firstAfterSeconds: 2,
    everySeconds: 2,
    work: async (stopped) => {
      await announce();
      await send(stopped);
    },
  });
  every(strapi, {
    name: 'Deleting old deliveries of webhooks',
    firstAfterSeconds: 90,
    everySeconds: 60 * 60,
    work: (stopped) => deleteOldDeliveries(strapi, stopped),
  });
}
