import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo, useReducer, type PropsWithChildren } from 'react';
import { inboxSummaryPath } from '../../../../api';
import { usePolling } from '../../requests/use-polling';
import { WaitingContext } from '../../ui/title';
import {
  awayReadingInterval,
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

/** Reads the summary of the inbox for all screens of the plugin, less often while nobody uses them. */
export function InboxProvider({ enabled, children }: PropsWithChildren<InboxProviderProps>) {
  const { get } = useFetchClient();
  const [reading, onReading] = useReducer(nextReading, { kind: 'reading' });
  const polling = useMemo(
    () => ({
      read: (signal: AbortSignal): Promise<InboxReading> =>
        get(inboxSummaryPath, { signal }).then(({ data }) => toReading(data), failedReading),
      onReading,
      interval: readingInterval,
      awayInterval: awayReadingInterval,
    }),
    [get],
  );
  const refresh = usePolling(enabled, polling);
  const state = useMemo(() => ({ reading, refresh }), [reading, refresh]);

  return (
    <WaitingContext.Provider value={waitingOf(reading)?.count ?? 0}>
      <InboxContext.Provider value={state}>{children}</InboxContext.Provider>
    </WaitingContext.Provider>
  );
}
