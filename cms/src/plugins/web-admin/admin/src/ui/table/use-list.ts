import { useSearchParams } from 'react-router-dom';
import type { EntryList } from '../../../../api';
import { useRead, type Read } from '../../requests/use-read';
import { listUrl, pageSize } from './address';
import { useRefreshing } from './refreshing';

export interface List<T> extends Pick<Read<EntryList<T>>, 'status' | 'failure' | 'reload'> {
  /** The address of the rows in the panel's own API. It identifies the page. */
  url: string;
  /** Empty while another page is loading. */
  rows: readonly T[];
  total: number;
  pageCount: number;
  /** Whether the screen's address names a page after the last one. The list keeps loading until the address is corrected. */
  pastEnd: boolean;
}

/**
 * The rows of one page that was read.
 * @param url of the page in the panel's own API
 */
export function listOf<T>(url: string, read: Read<EntryList<T>>): List<T> {
  const { status, data, failure, reload } = read;
  const total = data?.pagination.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  const pastEnd = status === 'ready' && data?.result.length === 0 && pageCount > 0;
  return {
    status: pastEnd ? 'loading' : status,
    failure,
    reload,
    url,
    rows: status === 'ready' ? (data?.result ?? []) : [],
    total,
    pageCount,
    pastEnd,
  };
}

/**
 * The rows of one page.
 * @param url of the page in the panel's own API
 */
export function useRows<T>(url: string): List<T> {
  const read = useRead<EntryList<T>>(url);
  useRefreshing(read.refresh, read.status === 'ready');
  return listOf(url, read);
}

/**
 * The rows that the screen's address asks for.
 * @param path of the list in the panel's own API
 * @param filters the names of its filters
 */
export function useList<T>(path: string, filters: readonly string[] = []): List<T> {
  const [address] = useSearchParams();
  return useRows<T>(listUrl(path, address, filters));
}
