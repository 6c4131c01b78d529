import { getFetchClient, triggerSessionExpired } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import {
  type ApiError,
  type EndpointName,
  endpoints,
  idempotencyHeader,
  panelUrl,
  quoteVersion,
  versionHeader,
} from '../../../api';
import { type Outcome, type StrapiFailure, toFailed, toOutcome } from './outcome';

/** One change, as it is sent to the panel's own API. */
export interface SentChange {
  method: (typeof endpoints)[EndpointName]['method'];
  /** Below the CMS's own address. */
  url: string;
  body?: object;
  /** The version that the change was made from: with it, a newer one is answered with `edit_conflict`. */
  version?: string;
  /** Names the creation, so that it is made once, however often it is sent. */
  idempotencyKey?: string;
}

const headersOf = ({ version, idempotencyKey }: SentChange): Record<string, string> => ({
  ...(version === undefined ? {} : { [versionHeader]: quoteVersion(version) }),
  ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
});

/** Sends one change; never throws. T is the body of a success. */
export async function sendChange<T>(change: SentChange): Promise<Outcome<T>> {
  const { method, url, body } = change;
  // Not useFetchClient: it aborts with its component, and a change that was sent should be heard out.
  const { post, put, del } = getFetchClient();
  const options = {
    // Only a 401 is thrown, so that the client renews the session and asks again. A refusal of that second try would
    // otherwise be reported as the first one.
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
