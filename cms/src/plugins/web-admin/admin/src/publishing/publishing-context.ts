import { createContext, useContext, useEffect, useRef } from 'react';
import { firstView, type SiteView } from './site-view';

/** What a screen needs to know of the site: it changes rarely, so that a form is not drawn anew with every reading. */
export interface PublishingSignal {
  /** Another one for each state of the site; undefined until one is known. */
  epoch: string | undefined;
  /** Whether what was read of the entries still counts. */
  readable: boolean;
  /** Reads the state at once, after a change. */
  refresh: () => void;
}

export const SiteViewContext = createContext<SiteView>(firstView);

export const PublishingSignalContext = createContext<PublishingSignal>({
  epoch: undefined,
  readable: true,
  refresh: () => undefined,
});

/** All that is known of the site, as of the last reading. */
export const useSiteView = (): SiteView => useContext(SiteViewContext);

export const usePublishingSignal = (): PublishingSignal => useContext(PublishingSignalContext);

/** Reads a list once more whenever the state of the site has changed, so that its rows tell theirs as it is. */
export function useReloadOnPublishing(reload: () => void): void {
  const { epoch } = usePublishingSignal();
  const seen = useRef(epoch);
  useEffect(() => {
    const before = seen.current;
    seen.current = epoch;
    if (before !== undefined && epoch !== before) reload();
  }, [epoch, reload]);
}
