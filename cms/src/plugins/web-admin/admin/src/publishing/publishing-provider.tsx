import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useReducer, useRef, type PropsWithChildren } from 'react';
import { panelReads } from '../../../api';
import { startPolling, type Poller } from '../requests/poller';
import { watchAttention } from '../ui/attention';
import { pollInterval } from './poll-interval';
import { PublishingSignalContext, SiteViewContext } from './publishing-context';
import { failedReading, toReading, type SiteReading } from './site-reading';
import { firstView, isReadable, nextView } from './site-view';

interface PublishingProviderProps {
  /** Whether this admin may see the state. For others, nothing is read. */
  enabled: boolean;
}

/** Reads the state of the site for all screens of the plugin. */
export function PublishingProvider({
  enabled,
  children,
}: PropsWithChildren<PublishingProviderProps>) {
  const { get } = useFetchClient();
  const [view, onReading] = useReducer(nextView, firstView);
  const poller = useRef<Poller>();

  useEffect(() => {
    if (!enabled) return undefined;
    const attention = watchAttention(() => {
      poller.current?.attentionChanged();
    });
    const started = startPolling<SiteReading>({
      read: (signal) =>
        get(panelReads.publishing, { signal }).then(
          ({ data }) => toReading(data, performance.now()),
          failedReading,
        ),
      onReading,
      interval: pollInterval,
      outdated: { kind: 'reading' },
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
  const { stateKey } = view;
  const readable = isReadable(view);
  const signal = useMemo(() => ({ stateKey, readable, refresh }), [stateKey, readable, refresh]);

  return (
    <PublishingSignalContext.Provider value={signal}>
      <SiteViewContext.Provider value={view}>{children}</SiteViewContext.Provider>
    </PublishingSignalContext.Provider>
  );
}
