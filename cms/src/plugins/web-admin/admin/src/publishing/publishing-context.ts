import { createContext, useContext, useEffect, useRef } from 'react';
import { firstView, type SiteView } from './site-view';

/** What a screen needs to know about the site. It changes rarely, so that a form is not rendered with every reading. */
interface PublishingSignal {
  /** Identifies the state of the site; undefined until it is known. */
  stateKey: string | undefined;
  /** Whether the state of the entries is up to date. */
  readable: boolean;
  /** Reads the state at once; for after a change. */
  refresh: () => void;
}

export const SiteViewContext = createContext<SiteView>(firstView);

export const PublishingSignalContext = createContext<PublishingSignal>({
  stateKey: undefined,
  readable: true,
  refresh: () => undefined,
});

/** Everything that is known about the site, as of the last reading. */
export const useSiteView = (): SiteView => useContext(SiteViewContext);

export const usePublishingSignal = (): PublishingSignal => useContext(PublishingSignalContext);

/** Reloads a list whenever the state of the site changes, so that the marks of its rows are up to date. */
export function useReloadOnPublishing(reload: () => void): void {
  const { stateKey } = usePublishingSignal();
  const lastKey = useRef(stateKey);
  useEffect(() => {
    const before = lastKey.current;
    lastKey.current = stateKey;
    if (before !== undefined && stateKey !== before) reload();
  }, [stateKey, reload]);
}
