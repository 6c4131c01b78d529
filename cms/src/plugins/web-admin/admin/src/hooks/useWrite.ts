import { triggerSessionExpired } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import { endpoints, panelUrl, type EndpointName } from '../../../api';
import { sendChange, type SentChange } from './send-change';
import type { Outcome } from './write-outcome';

interface Change extends Pick<SentChange, 'body' | 'version' | 'idempotencyKey'> {
  /** Of the entry that is changed or deleted. */
  id?: string;
}

interface Write {
  busy: boolean;
  /**
   * Makes one call of the contract; never throws. While it is under way, a second one is not sent but ends as `busy`.
   * T is the body of a success.
   */
  send: <T>(endpoint: EndpointName, change?: Change) => Promise<Outcome<T>>;
  /** The same for an address of the panel's own API that is no row of the contract. */
  sendTo: <T>(change: SentChange) => Promise<Outcome<T>>;
}

/** Sends changes to the panel's own API, one at a time. A session that has ended leads to the login. */
export function useWrite(): Write {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const sendTo = useCallback(async <T>(change: SentChange): Promise<Outcome<T>> => {
    if (underWay.current) {
      return { ok: false, code: 'busy', message: 'The last change is still on its way.' };
    }
    underWay.current = true;
    setBusy(true);
    const outcome = await sendChange<T>(change);
    underWay.current = false;
    setBusy(false);
    if (!outcome.ok && outcome.code === 'not_logged_in') triggerSessionExpired();
    return outcome;
  }, []);

  const send = useCallback(
    <T>(endpoint: EndpointName, { id, ...change }: Change = {}): Promise<Outcome<T>> =>
      sendTo<T>({ ...change, method: endpoints[endpoint].method, url: panelUrl(endpoint, id) }),
    [sendTo],
  );

  return { busy, send, sendTo };
}
