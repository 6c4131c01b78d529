import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Entry } from '../../../api';
import { failureText } from '../failure-text';
import { useRead } from '../hooks/useRead';
import { texts } from '../texts';

interface Source<E, T> {
  /** One of `panelReads`. */
  list: string;
  /** What the form shows of an entry. */
  toForm: (entry: E) => T;
}

/** Reads the entry that a form edits. */
export function useEntry<E, T>({ list, toForm }: Source<E, T>, id: string) {
  const url = `${list}/${encodeURIComponent(id)}`;
  const { get } = useFetchClient();
  const { status, data, failure, reload } = useRead<Entry<E>>(url);
  const [newer, setNewer] = useState<T>();
  const gone = isFetchError(failure) && failure.status === 404;

  return {
    /** What the form starts from; undefined until it is there. */
    initial: newer ?? (data && toForm(data.result)),
    /** Why there is no entry; undefined while it is on its way. */
    problem: status === 'failed' ? failureText(failure, texts.networkError) : undefined,
    /** Absent where a second try is of no use: the entry is gone. */
    retry: gone ? undefined : reload,
    /** The entry as it is now; undefined if it cannot be read. */
    readNow: async (): Promise<T | undefined> => {
      try {
        return toForm((await get<Entry<E>>(url)).data.result);
      } catch {
        return undefined;
      }
    },
    /** Starts again from what was read since. */
    goOnWith: (form: T) => {
      setNewer(() => form);
    },
  };
}
