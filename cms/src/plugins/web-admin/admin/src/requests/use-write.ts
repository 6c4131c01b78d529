import { getFetchClient, triggerSessionExpired } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import {
  endpoints,
  idempotencyHeader,
  panelUrl,
  quoteVersion,
  versionHeader,
  type ApiError,
  type EndpointName,
} from '../../../api';
import { toFailed, toOutcome, type Outcome, type StrapiFailure } from './outcome';

/** A change as it is sent to the panel's own API. */
interface SentChange {
  method: (typeof endpoints)[EndpointName]['method'];
  /** Below the CMS's own address. */
  url: string;
  body?: object;
  /** The version that the change is based on. If there is a newer one, the answer is `edit_conflict`. */
  version?: string;
  /** With a key, an entry is created once, however often it is sent. */
  idempotencyKey?: string;
}

const headersOf = ({ version, idempotencyKey }: SentChange): Record<string, string> => ({
  ...(version === undefined ? {} : { [versionHeader]: quoteVersion(version) }),
  ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
});

/** Sends a change; never throws. T is the body of a success. A screen that sends one at a time uses `useWrite`. */
export async function sendChange<T>(change: SentChange): Promise<Outcome<T>> {
  const { method, url, body } = change;
  // Not useFetchClient, which aborts the call when its component is removed.
  const { post, put, del } = getFetchClient();
  const options = {
    // Only a 401 is thrown, so that the client renews the access token and tries again. If other refusals were thrown, it
    // would report the 401 instead of the refusal of the second try.
    validateStatus: (status: number) => status !== 401,
    headers: headersOf(change),
  };
  type Answer = T | ApiError | StrapiFailure;
  try {
    if (method === 'DELETE') return toOutcome((await del<Answer>(url, options)).data);
    const write = method === 'PUT' ? put : post;
    return toOutcome((await write<Answer>(url, body, options)).data);
  } catch (failure) {
    return toFailed(failure);
  }
}

interface Change extends Pick<SentChange, 'body' | 'version' | 'idempotencyKey'> {
  /** The id of the entry to change or delete. */
  id?: string;
}

interface Write {
  busy: boolean;
  /**
   * Calls an endpoint of the contract; never throws. A second call during the first is not sent and ends as `busy`.
   * T is the body of a success.
   */
  send: <T>(endpoint: EndpointName, change?: Change) => Promise<Outcome<T>>;
  /** The same for an address of the panel's own API that is not an endpoint of the contract. */
  sendTo: <T>(change: SentChange) => Promise<Outcome<T>>;
}

/** Sends changes to the panel's own API, one at a time. If the session has ended, opens the login. */
export function useWrite(): Write {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const sendTo = useCallback(async <T>(change: SentChange): Promise<Outcome<T>> => {
    if (underWay.current) {
      return { ok: false, code: 'busy', message: 'The last change is still being saved.' };
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
