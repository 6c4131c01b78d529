import { useEffect, useRef } from 'react';
import { usePublishingSignal } from './publishing-context';

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
