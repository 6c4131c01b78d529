import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InboxLead, InboxList } from '../../../../api';
import { useMergedRead, type Read } from '../../requests/use-read';
import { inboxPageSize, inboxUrl, viewOf } from '../address';
import { clockOf, listRevision } from '../summary/reading';
import { useInbox } from '../summary/summary-context';
import type { Clock } from '../times';
import { nextPage, noArrivals, type Arrivals, type ShownPage } from './arrivals';

export interface InboxPage extends Pick<Read<ShownPage>, 'status' | 'failure' | 'reload'> {
  /** Identifies the page. */
  url: string;
  /** Empty while another page is loading. */
  rows: readonly InboxLead[];
  total: number;
  pageCount: number;
  /** Whether the address names a page after the last one. */
  pastEnd: boolean;
  /** The leads that are not shown yet. */
  waiting: Arrivals;
  arrived: ShownPage['arrived'];
  /** Reads again after a change of one's own: now rows may move. */
  follow: () => void;
}

/**
 * The leads that the screen's address asks for. They are read again after each new lead and each change of one, and when one
 * becomes due today or late.
 * @param mayMove whether rows may come, go and change places at the moment. It never changes
 */
export function useInboxList(mayMove: () => boolean): InboxPage {
  const [address] = useSearchParams();
  const url = inboxUrl(address);
  const isFollowing = useRef(false);
  const view = viewOf(address);
  const { reading } = useInbox();
  const clock = useRef<Clock>();
  useEffect(() => {
    clock.current = clockOf(reading);
  }, [reading]);
  const merge = useCallback(
    ({ result, pagination: { page, total } }: InboxList, last: ShownPage | undefined) => {
      const moves = isFollowing.current || mayMove();
      isFollowing.current = false;
      const sent = { view, page, total, rows: result, clock: clock.current };
      return nextPage(last, sent, moves);
    },
    [mayMove, view],
  );
  const { status, data, failure, reload, refresh } = useMergedRead<InboxList, ShownPage>(
    url,
    merge,
  );

  const revision = listRevision(reading);
  const lastRevision = useRef(revision);
  const isReady = status === 'ready';
  useEffect(() => {
    if (lastRevision.current === revision) return;
    lastRevision.current = revision;
    if (isReady) refresh();
  }, [revision, isReady, refresh]);

  const follow = useCallback(() => {
    isFollowing.current = true;
    refresh();
  }, [refresh]);

  const shown = isReady ? data : undefined;
  // The total counts at least the lead after the page, so that there is a next page.
  const pageCount = Math.ceil((shown?.total ?? 0) / inboxPageSize);
  const pastEnd = shown?.rows.length === 0 && pageCount > 0;
  return {
    status: pastEnd ? 'loading' : status,
    failure,
    reload,
    url,
    rows: shown?.rows ?? [],
    total: shown?.total ?? 0,
    pageCount,
    pastEnd,
    waiting: shown?.waiting ?? noArrivals,
    arrived: data?.arrived ?? { ...noArrivals, times: 0 },
    follow,
  };
}
