import { array, boolean, object, string } from 'yup';
import { filled, line } from '../fields';
import { limits } from '../limits';
import type { LeadForm } from './lead-forms';

/** The events that a webhook can receive. The words are those of the payload's `type`. */
export const webhookEvents = ['lead.created', 'lead.updated'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** The `type` of a payload. A test is sent only when an admin asks for it. */
export type DeliveredEvent = WebhookEvent | 'webhook.test';

/** GET: all webhooks. POST: a new one; the answer is the only one that shows its secret. */
export const webhooksPath = '/web-admin/webhooks' as const;

/** GET, PUT and DELETE of one webhook, and what can be done with it. */
export const webhookPath = (
  id: string,
  part: '' | '/pause' | '/secret' | '/test' | '/replay' | '/deliveries' = '',
) => `${webhooksPath}/${encodeURIComponent(id)}${part}`;

/** POST: sends a delivery again, or at once if it waits for its next try. */
export const replayPath = (id: string) =>
  `/web-admin/webhook-deliveries/${encodeURIComponent(id)}/replay`;

const urlText = 'Give the address of the receiver, such as https://example.com/leads.';

/** Whether a text is a valid webhook URL. Its network is checked elsewhere. */
function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

/** POST and PUT: a webhook. */
export const webhookBody = object({
  name: filled(line('name', limits.webhookName), 'Give the webhook a name.'),
  url: filled(line('url', limits.webhookUrl), urlText).test('url', urlText, isReceiver),
  events: array()
    .strict()
    .typeError('events must be a list.')
    .of(
      string()
        .strict()
        .oneOf(webhookEvents, `events must be some of: ${webhookEvents.join(', ')}.`)
        .required(),
    )
    .min(1, 'Choose at least one event.')
    .max(webhookEvents.length, 'Name each event once.')
    .required('Choose at least one event.'),
});

/** POST `<webhook>/pause`: pauses it, or goes on. */
export const pauseBody = object({
  paused: boolean()
    .strict()
    .typeError('paused must be true or false.')
    .required('paused must be true or false.'),
});

/** A webhook as the panel shows it. Times are ISO 8601; null where there is none. */
export interface Webhook {
  _id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  paused: boolean;
  createdAt: string;
  /** Since when no delivery has succeeded. */
  failingSince: string | null;
  lastDeliveredAt: string | null;
  /** Until when the secret before the last rotation signs, too. */
  oldSecretUntil: string | null;
  /** Deliveries that are still to be sent, and those that were given up. */
  waiting: number;
  failed: number;
}

/** Why a delivery did not succeed. */
export const deliveryFailures = [
  'answer',
  'redirect',
  'timeout',
  'cut_off',
  'connection',
  'name',
  'certificate',
  'address',
  'scheme',
  'secret',
] as const;

export type DeliveryFailure = (typeof deliveryFailures)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** A row of the log of deliveries. Times are ISO 8601; null where there is none. */
export interface WebhookDelivery {
  _id: string;
  event: DeliveredEvent;
  /** The header `webhook-id`: the same for each try, and for a replay. */
  eventId: string;
  lead: { form: LeadForm; id: string } | null;
  state: DeliveryState;
  createdAt: string;
  tries: number;
  lastTriedAt: string | null;
  nextTryAt: string | null;
  /** The HTTP status of the last answer. */
  answerCode: number | null;
  failure: DeliveryFailure | null;
  durationMs: number | null;
}

/** The answer that shows a secret. It is not shown again. */
export interface WithSecret {
  result: Webhook;
  secret: string;
}
