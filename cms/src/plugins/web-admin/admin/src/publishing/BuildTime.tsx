import { useEffect, useState } from 'react';
import { elapsedMs, elapsedText } from './elapsed';
import type { SiteReading } from './site-reading';

interface ElapsedProps {
  /** ISO 8601, on the server's clock. */
  since: string;
  now: string;
  /** When the answer came that told them: a moment of `performance.now()`. */
  receivedAt: number;
}

function Elapsed(times: ElapsedProps) {
  const [clock, setClock] = useState(times.receivedAt);
  useEffect(() => {
    const timer = setInterval(() => {
      setClock(performance.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return `For ${elapsedText(elapsedMs({ ...times, clock }))}.`;
}

/** How long the build has been under way, counted up each second; nothing where there is none. */
export function BuildTime({ reading }: { reading: SiteReading }) {
  if (reading.kind !== 'known' || reading.state.status !== 'building') return null;
  const { now, since, buildingSince = since } = reading.state;
  if (buildingSince === undefined) return null;
  return <Elapsed since={buildingSince} now={now} receivedAt={reading.receivedAt} />;
}
