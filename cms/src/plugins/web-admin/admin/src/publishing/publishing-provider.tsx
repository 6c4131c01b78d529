import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo, useReducer, type PropsWithChildren } from 'react';
import { usePolling } from '../requests/use-polling';
import { PublishingSignalContext, SiteViewContext } from './publishing-context';
import { failedReading, pollInterval, toReading, type SiteReading } from './site-reading';
import { firstView, isReadable, nextView } from './site-view';
import { useNews } from './use-news';

interface PublishingProviderProps {
  /** Whether this admin may see the state. For others, nothing is read. */
  enabled: boolean;
}

const unknownYet: SiteReading = { kind: 'reading' };

/** Reads the state of the site for all screens of the plugin. */
export function PublishingProvider({
  enabled,
  children,
}: PropsWithChildren<PublishingProviderProps>) {
  const { get } = useFetchClient();
  const [view, show] = useReducer(nextView, firstView);
  const news = useNews();
  const polling = useMemo(
    () => ({
      read: (signal: AbortSignal): Promise<SiteReading> =>
        get(news.url(), { signal }).then(
          ({ data }) => toReading(data, performance.now()),
          failedReading,
        ),
      onReading: (reading: SiteReading) => {
        show(reading);
        if (reading.kind === 'known') news.read(reading.state);
      },
      interval: pollInterval,
      outdated: unknownYet,
    }),
    [get, news],
  );
  const refresh = usePolling(enabled, polling);
  const { stateKey } = view;
  const readable = isReadable(view);
  const signal = useMemo(() => ({ stateKey, readable, refresh }), [stateKey, readable, refresh]);

  return (
    <PublishingSignalContext.Provider value={signal}>
      <SiteViewContext.Provider value={view}>{children}</SiteViewContext.Provider>
    </PublishingSignalContext.Provider>
  );
}
