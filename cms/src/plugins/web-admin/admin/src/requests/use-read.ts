import { isFetchError, triggerSessionExpired, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Answer<T> {
  /** The call that this is the answer to. */
  url: string;
  attempt: number;
  data?: T;
  failure?: unknown;
}

export interface Read<T> {
  status: 'loading' | 'ready' | 'failed';
  /** The last answer. It stays while the next one is loading. */
  data: T | undefined;
  /** What a failed call threw. */
  failure: unknown;
  /** Repeats the call. The current data stays in sight. */
  reload: () => void;
  /** The same in the background: if it fails, data that was read stays, and nobody is sent to the login. */
  refresh: () => void;
}

interface Attempt {
  attempt: number;
  /** The address of a call in the background. */
  background?: string;
}

/** Merges an answer with the data so far (undefined for another URL). */
type Merge<Sent, T> = (sent: Sent, last: T | undefined) => T;

/** Takes an answer as it is. */
const asSent = <T>(sent: T): T => sent;

/**
 * Reads from the panel's own API, and again whenever `url` changes. Aborts a call that is no longer needed.
 * @param url below the CMS's own address, with its query string
 */
export function useRead<T>(url: string): Read<T> {
  return useMergedRead<T, T>(url, asSent);
}

/**
 * The same for a screen that does not show every answer as it is.
 * @param merge is called once for each answer, when it arrives. A new function starts a new call
 */
export function useMergedRead<Sent, T>(url: string, merge: Merge<Sent, T>): Read<T> {
  const { get } = useFetchClient();
  const [{ attempt, background }, setAttempt] = useState<Attempt>({ attempt: 1 });
  const [answer, setAnswer] = useState<Answer<T>>();
  const lastData = useRef<{ url: string; data: T }>();

  useEffect(() => {
    const controller = new AbortController();
    const received = (sent: Sent): Answer<T> => {
      const last = lastData.current;
      const data = merge(sent, last?.url === url ? last.data : undefined);
      lastData.current = { url, data };
      return { url, attempt, data };
    };
    void get<Sent>(url, { signal: controller.signal })
      .then(({ data }) => (controller.signal.aborted ? { url, attempt } : received(data)))
      .catch((failure: unknown): Answer<T> => ({ url, attempt, failure }))
      .then((next) => {
        if (controller.signal.aborted) return;
        const inBackground = background === url && lastData.current?.url === url;
        if (next.failure !== undefined && inBackground) return;
        // Strapi's client renews the access token. If the answer is still 401, the session has ended.
        if (isFetchError(next.failure) && next.failure.status === 401) triggerSessionExpired();
        setAnswer(next);
      });
    return () => {
      controller.abort();
    };
  }, [get, url, attempt, background, merge]);

  const reload = useCallback(() => {
    setAttempt(({ attempt: last }) => ({ attempt: last + 1 }));
  }, []);
  const refresh = useCallback(() => {
    setAttempt(({ attempt: last }) => ({ attempt: last + 1, background: url }));
  }, [url]);

  const { data, failure } = answer ?? {};
  const failed = failure !== undefined;
  const isFresh = answer?.attempt === attempt || background === url;
  const current = answer?.url === url && (isFresh || !failed);
  if (!current) return { status: 'loading', data, failure: undefined, reload, refresh };
  return { status: failed ? 'failed' : 'ready', data, failure, reload, refresh };
}
