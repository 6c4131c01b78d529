import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import type { Entry } from '../../../../api';
import { failureText } from '../../requests/outcome';
import { useRead } from '../../requests/use-read';
import { texts } from '../../texts';
import type { NewerEntry } from './entry-fields';

interface Source<E, T> {
  /** One of `panelReads`. */
  list: string;
  /** The form of an entry. */
  toForm: (entry: E) => T;
}

interface Edited {
  updatedAt: string;
  updatedBy?: string;
}

/** Loads the entry that a form edits. */
export function useEntry<E extends Edited, T>({ list, toForm }: Source<E, T>, id: string) {
  const url = `${list}/${encodeURIComponent(id)}`;
  const { get } = useFetchClient();
  const { status, data, failure, reload } = useRead<Entry<E>>(url);
  const gone = isFetchError(failure) && failure.status === 404;

  return {
    /** Undefined until it is loaded. */
    entry: data?.result,
    /** The form's first state; undefined until it is loaded. */
    initial: data && toForm(data.result),
    /** Why there is no entry; undefined while it is loading. */
    problem: status === 'failed' ? failureText(failure, texts.networkError) : undefined,
    /** Absent if the entry no longer exists. */
    retry: gone ? undefined : reload,
    reload,
    /** Reads the entry as it is now; undefined if that fails. */
    readLatest: async (): Promise<NewerEntry<T> | undefined> => {
      try {
        const { result } = (await get<Entry<E>>(url)).data;
        return { form: toForm(result), by: result.updatedBy, at: result.updatedAt };
      } catch {
        return undefined;
      }
    },
  };
}
