import type {
  DeliveredEvent,
  DeliveryFailure,
  DeliveryState,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
} from '../../../api';

/** What an event is called in the panel. */
export const eventNames: Readonly<Record<DeliveredEvent, string>> = {
  'lead.created': 'New lead',
  'lead.updated': 'Changed lead',
  'webhook.test': 'Test',
};

/** What makes an event happen, beside its checkbox. */
export const eventHints: Readonly<Record<WebhookEvent, string>> = {
  'lead.created': 'lead.created: a visitor sent a form, and it is not suspected of being spam.',
  'lead.updated': 'lead.updated: its state or owner changed, or it was marked as spam or as none.',
};

export const stateNames: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};

/** Why a delivery did not succeed, without the status of the answer. */
const failureTexts: Readonly<Record<DeliveryFailure, string>> = {
  answer: 'The receiver refused it',
  redirect: 'The receiver redirects, which is not followed',
  timeout: 'No answer within 15 seconds',
  cut_off: 'The answer broke off',
  connection: 'The receiver cannot be reached',
  name: 'The name of the host cannot be resolved',
  certificate: 'The certificate is not trusted',
  address: 'The host has a private address',
  scheme: 'The address does not begin with https://',
  secret: 'The secret cannot be read: rotate it',
};

/** What became of the last try, such as `HTTP 500 · The receiver refused it`; empty before the first one. */
export function resultText({ answerCode, failure, durationMs }: WebhookDelivery): string {
  const parts = [
    ...(answerCode === null ? [] : [`HTTP ${String(answerCode)}`]),
    ...(failure === null ? [] : [failureTexts[failure]]),
    ...(failure === null && durationMs !== null ? [`${String(durationMs)} ms`] : []),
  ];
  return parts.join(' · ');
}

const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

/** How a webhook does: the words and the colour of its mark. */
export function healthOf(
  { paused, failingSince, lastDeliveredAt }: Webhook,
  now: number,
): { text: string; variant: 'secondary' | 'danger' | 'warning' | 'success' | 'neutral' } {
  if (paused) return { text: 'Paused', variant: 'secondary' };
  if (failingSince !== null) {
    return now - Date.parse(failingSince) > threeDaysMs
      ? { text: 'Failing for three days', variant: 'danger' }
      : { text: 'Failing', variant: 'warning' };
  }
  return lastDeliveredAt === null
    ? { text: 'Not used yet', variant: 'neutral' }
    : { text: 'Working', variant: 'success' };
}
