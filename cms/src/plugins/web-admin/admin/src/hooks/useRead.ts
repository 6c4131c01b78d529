import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

interface Answer<T> {
  /** The call that it answers. */
  call: string;
  data?: T;
  failure?: unknown;
}

interface Read<T> {
  status: 'loading' | 'ready' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  data: T | undefined;
  /** What the call that failed has thrown. */
  failure: unknown;
  /** Makes the call once more. */
  retry: () => void;
}

/**
 * Reads from the panel's own API, again whenever `url` changes. A call that is no longer wanted is aborted.
 * @param url below the CMS's own address, with its query string
 */
export function useRead<T>(url: string): Read<T> {
  const { get } = useFetchClient();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<T>>();
  const call = `${String(attempt)} ${url}`;

  useEffect(() => {
    const controller = new AbortController();
    void get<T>(url, { signal: controller.signal })
      .then(({ data }): Answer<T> => ({ call, data }))
      .catch((failure: unknown): Answer<T> => ({ call, failure }))
      .then((next) => {
        if (!controller.signal.aborted) setAnswer(next);
      });
    return () => {
      controller.abort();
    };
  }, [get, url, call]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  const { data } = answer ?? {};
  if (answer?.call !== call) return { status: 'loading', data, failure: undefined, retry };
  const { failure } = answer;
  return { status: failure === undefined ? 'ready' : 'failed', data, failure, retry };
}
