import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useReducer, useRef, type PropsWithChildren } from 'react';
import { inboxSummaryPath } from '../../../../api';
import { startPolling, type Poller } from '../../requests/poller';
import { watchAttention } from '../../ui/attention';
import { WaitingContext } from '../../ui/title';
import {
  failedReading,
  nextReading,
  readingInterval,
  toReading,
  waitingOf,
  type InboxReading,
} from './reading';
import { InboxContext } from './summary-context';

interface InboxProviderProps {
  /** Whether this admin may read leads. For others, nothing is read. */
  enabled: boolean;
}

/** Reads the summary of the inbox for all screens of the plugin while someone uses them. */
export function InboxProvider({ enabled, children }: PropsWithChildren<InboxProviderProps>) {
  const { get } = useFetchClient();
  const [reading, onReading] = useReducer(nextReading, { kind: 'reading' });
  const poller = useRef<Poller>();

  useEffect(() => {
    if (!enabled) return undefined;
    const attention = watchAttention(() => {
      poller.current?.attentionChanged();
    });
    const started = startPolling<InboxReading>({
      read: (signal) =>
        get(inboxSummaryPath, { signal }).then(({ data }) => toReading(data), failedReading),
      onReading,
      interval: readingInterval,
      isAway: attention.isAway,
    });
    poller.current = started;
    return () => {
      attention.stop();
      started.stop();
      poller.current = undefined;
    };
  }, [enabled, get]);

  const refresh = useCallback(() => {
    poller.current?.readNow();
  }, []);
  const state = useMemo(() => ({ reading, refresh }), [reading, refresh]);

  return (
    <WaitingContext.Provider value={waitingOf(reading)?.count ?? 0}>
      <InboxContext.Provider value={state}>{children}</InboxContext.Provider>
    </WaitingContext.Provider>
  );
}
