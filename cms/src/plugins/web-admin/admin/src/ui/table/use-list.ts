import { useSearchParams } from 'react-router-dom';
import type { EntryList } from '../../../../api';
import { type Read, useRead } from '../../requests/use-read';
import { listUrl, pageSize } from './address';
import { useRefreshing } from './refreshing';

export interface List<T> extends Pick<Read<EntryList<T>>, 'status' | 'failure' | 'reload'> {
  /** Where the rows come from; names the page that is shown. */
  url: string;
  /** None while another page of them is on its way. */
  rows: readonly T[];
  total: number;
  pageCount: number;
  /** The address names a page behind the last one; the list goes on loading until it names another. */
  behind: boolean;
}

/**
 * The rows of one page.
 * @param url of the page in the panel's own API
 */
export function useRows<T>(url: string): List<T> {
  const { status, data, failure, reload, refresh } = useRead<EntryList<T>>(url);
  useRefreshing(refresh, status === 'ready');
  const total = data?.pagination.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  const behind = status === 'ready' && data?.result.length === 0 && pageCount > 0;
  return {
    status: behind ? 'loading' : status,
    failure,
    reload,
    url,
    rows: status === 'ready' ? (data?.result ?? []) : [],
    total,
    pageCount,
    behind,
  };
}

/**
 * The rows that the address of the screen asks for.
 * @param path of the list in the panel's own API
 * @param filters the names of its filters
 */
export function useList<T>(path: string, filters: readonly string[] = []): List<T> {
  const [address] = useSearchParams();
  return useRows<T>(listUrl(path, address, filters));
}
