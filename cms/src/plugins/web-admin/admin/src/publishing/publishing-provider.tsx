import { useFetchClient } from '@strapi/strapi/admin';
import { type PropsWithChildren, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { panelReads } from '../../../api';
import { watchAttention } from '../ui/attention';
import { type Poller, startPolling } from './poller';
import { PublishingSignalContext, SiteViewContext } from './publishing-context';
import { failedReading, toReading } from './site-reading';
import { firstView, isReadable, nextView } from './site-view';

interface PublishingProviderProps {
  /** Whether this admin may know it: for others nothing is read. */
  enabled: boolean;
}

/** The one reader of the site's state, for all screens of the plugin. */
export function PublishingProvider({
  enabled,
  children,
}: PropsWithChildren<PublishingProviderProps>) {
  const { get } = useFetchClient();
  const [view, tell] = useReducer(nextView, firstView);
  const poller = useRef<Poller>();

  useEffect(() => {
    if (!enabled) return undefined;
    const attention = watchAttention(() => {
      poller.current?.attentionChanged();
    });
    const own = startPolling({
      read: (signal) =>
        get(panelReads.publishing, { signal }).then(
          ({ data }) => toReading(data, performance.now()),
          failedReading,
        ),
      tell,
      isAway: attention.isAway,
    });
    poller.current = own;
    return () => {
      attention.stop();
      own.stop();
      poller.current = undefined;
    };
  }, [enabled, get]);

  const refresh = useCallback(() => {
    poller.current?.readNow();
  }, []);
  const { epoch } = view;
  const readable = isReadable(view);
  const signal = useMemo(() => ({ epoch, readable, refresh }), [epoch, readable, refresh]);

  return (
    <PublishingSignalContext.Provider value={signal}>
      <SiteViewContext.Provider value={view}>{children}</SiteViewContext.Provider>
    </PublishingSignalContext.Provider>
  );
}
