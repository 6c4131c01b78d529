import { isFetchError, triggerSessionExpired, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

interface Answer<T> {
  /** The call that it answers. */
  url: string;
  attempt: number;
  data?: T;
  failure?: unknown;
}

export interface Read<T> {
  status: 'loading' | 'ready' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  data: T | undefined;
  /** What the call that failed has thrown. */
  failure: unknown;
  /** Makes the call once more. What is there stays in sight meanwhile. */
  reload: () => void;
  /** The same on nobody's behalf: where it fails, what is there stays, and nobody is led to the login. */
  refresh: () => void;
}

interface Turn {
  attempt: number;
  /** The call that is made on nobody's behalf. */
  quietly?: string;
}

/**
 * Reads from the panel's own API, again whenever `url` changes. A call that is no longer wanted is aborted.
 * @param url below the CMS's own address, with its query string
 */
export function useRead<T>(url: string): Read<T> {
  const { get } = useFetchClient();
  const [{ attempt, quietly }, setTurn] = useState<Turn>({ attempt: 1 });
  const [answer, setAnswer] = useState<Answer<T>>();

  useEffect(() => {
    const controller = new AbortController();
    void get<T>(url, { signal: controller.signal })
      .then(({ data }): Answer<T> => ({ url, attempt, data }))
      .catch((failure: unknown): Answer<T> => ({ url, attempt, failure }))
      .then((next) => {
        if (controller.signal.aborted) return;
        if (next.failure !== undefined && quietly === url) return;
        // Strapi's client refreshes a session that can go on; after that, 401 means that it has ended.
        if (isFetchError(next.failure) && next.failure.status === 401) triggerSessionExpired();
        setAnswer(next);
      });
    return () => {
      controller.abort();
    };
  }, [get, url, attempt, quietly]);

  const reload = useCallback(() => {
    setTurn(({ attempt: last }) => ({ attempt: last + 1 }));
  }, []);
  const refresh = useCallback(() => {
    setTurn(({ attempt: last }) => ({ attempt: last + 1, quietly: url }));
  }, [url]);

  const { data, failure } = answer ?? {};
  const failed = failure !== undefined;
  const current = answer?.url === url && (answer.attempt === attempt || !failed);
  if (!current) return { status: 'loading', data, failure: undefined, reload, refresh };
  return { status: failed ? 'failed' : 'ready', data, failure, reload, refresh };
}
