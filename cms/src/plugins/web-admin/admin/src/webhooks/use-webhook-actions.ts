import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { webhookPath, type WebhookDelivery, type WithSecret } from '../../../api';
import { useWrite } from '../requests/use-write';
import { resultText } from './texts';

interface WebhookActions {
  busy: boolean;
  /** What went wrong last time. */
  alert: string | undefined;
  dismissAlert: () => void;
  pause: (paused: boolean) => Promise<void>;
  test: () => Promise<void>;
  replayFailed: () => Promise<void>;
  /** @returns the new secret; undefined after a failure */
  rotate: () => Promise<string | undefined>;
  /** @returns whether it is deleted */
  remove: () => Promise<boolean>;
}

/**
 * What can be done with a webhook.
 * @param changed called when it or its log has changed
 */
export function useWebhookActions(id: string, changed: () => void): WebhookActions {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [alert, setAlert] = useState<string>();

  const send = async <T>(
    method: 'POST' | 'DELETE',
    part: Parameters<typeof webhookPath>[1],
    body: object = {},
  ): Promise<T | undefined> => {
    setAlert(undefined);
    const outcome = await sendTo<T>({ method, url: webhookPath(id, part), body });
    if (outcome.ok) return outcome.data;
    if (outcome.code !== 'busy') setAlert(outcome.message);
    return undefined;
  };
  const say = (message: string) => {
    toggleNotification({ type: 'success', message });
    changed();
  };

  return {
    busy,
    alert,
    dismissAlert: () => {
      setAlert(undefined);
    },
    async pause(paused) {
      const done = await send('POST', '/pause', { paused });
      if (done !== undefined) say(paused ? 'The webhook is paused' : 'The webhook goes on');
    },
    async test() {
      const done = await send<{ result: WebhookDelivery }>('POST', '/test');
      if (done === undefined) return;
      const { result } = done;
      if (result.state === 'delivered') say(`The test arrived: ${resultText(result)}`);
      else {
        setAlert(`The test did not arrive: ${resultText(result)}.`);
        changed();
      }
    },
    async replayFailed() {
      if ((await send('POST', '/replay')) !== undefined) say('The deliveries are sent again');
    },
    async rotate() {
      const done = await send<WithSecret>('POST', '/secret');
      if (done !== undefined) changed();
      return done?.secret;
    },
    async remove() {
      return (await send('DELETE', '')) !== undefined;
    },
  };
}
