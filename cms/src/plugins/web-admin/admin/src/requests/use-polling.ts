import { useCallback, useEffect, useRef } from 'react';
import { watchAttention } from '../ui/attention';
import { startPolling, type Poller, type Polling } from './poller';

/**
 * Keeps reading while someone is using the panel, and with `awayInterval` also while it is open.
 * @param enabled without it, nothing is read
 * @param polling the same object as long as the same is read: another one starts again
 * @returns reads at once
 */
export function usePolling<Reading>(
  enabled: boolean,
  polling: Omit<Polling<Reading>, 'isAway' | 'isAbandoned'>,
): () => void {
  const poller = useRef<Poller>();

  useEffect(() => {
    if (!enabled) return undefined;
    const attention = watchAttention(() => {
      poller.current?.attentionChanged();
    });
    const started = startPolling({ ...polling, ...attention });
    poller.current = started;
    return () => {
      attention.stop();
      started.stop();
      poller.current = undefined;
    };
  }, [enabled, polling]);

  return useCallback(() => {
    poller.current?.readNow();
  }, []);
}
