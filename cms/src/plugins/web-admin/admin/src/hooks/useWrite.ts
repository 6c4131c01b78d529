import { getFetchClient, triggerSessionExpired } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import {
  endpoints,
  panelUrl,
  quoteVersion,
  versionHeader,
  type ApiError,
  type EndpointName,
} from '../../../api';
import { toFailed, toOutcome, type Outcome, type StrapiFailure } from './write-outcome';

interface Change {
  /** Of the entry that is changed or deleted. */
  id?: string;
  body?: object;
  /** The version that the change was made from: with it, a newer one is answered with `edit_conflict`. */
  version?: string;
}

interface Write {
  busy: boolean;
  /**
   * Makes one call of the contract; never throws. While it is under way, a second one is not sent but ends as `busy`.
   * T is the body of a success.
   */
  send: <T>(endpoint: EndpointName, change?: Change) => Promise<Outcome<T>>;
}

async function call<T>(name: EndpointName, { id, body, version }: Change): Promise<Outcome<T>> {
  // Not useFetchClient: it aborts with its component, and a change that was sent should be heard out.
  const { post, put, del } = getFetchClient();
  const url = panelUrl(name, id);
  const options = {
    // Only a 401 is thrown, so that the client renews the session and asks again. A refusal of that second try would
    // otherwise be reported as the first one.
    validateStatus: (status: number) => status !== 401,
    ...(version === undefined ? {} : { headers: { [versionHeader]: quoteVersion(version) } }),
  };
  type Answer = T | ApiError | StrapiFailure;
  const { method } = endpoints[name];
  try {
    if (method === 'DELETE') return toOutcome((await del<Answer>(url, options)).data);
    const write = method === 'PUT' ? put : post;
    return toOutcome((await write<Answer>(url, body, options)).data);
  } catch (failure) {
    return toFailed(failure);
  }
}

/** Sends changes to the panel's own API, one at a time. A session that has ended leads to the login. */
export function useWrite(): Write {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const send = useCallback(
    async <T>(endpoint: EndpointName, change: Change = {}): Promise<Outcome<T>> => {
      if (underWay.current) {
        return { ok: false, code: 'busy', message: 'The last change is still on its way.' };
      }
      underWay.current = true;
      setBusy(true);
      const outcome = await call<T>(endpoint, change);
      underWay.current = false;
      setBusy(false);
      if (!outcome.ok && outcome.code === 'not_logged_in') triggerSessionExpired();
      return outcome;
    },
    [],
  );

  return { busy, send };
}
