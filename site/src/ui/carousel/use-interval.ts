import { useEffect, useRef } from 'react';

/** Calls `tick` every `ms` while `active`. A change of `restart` begins the time anew. */
export function useInterval(tick: () => void, ms: number, active: boolean, restart: unknown): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      latest.current();
    }, ms);
    return () => {
      clearInterval(timer);
    };
  }, [active, ms, restart]);
}
