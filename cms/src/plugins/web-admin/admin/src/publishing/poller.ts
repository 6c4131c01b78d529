import type { SiteReading } from './site-reading';

/** While something is on its way, and while nothing is. */
const busyMs = 3_000;
const quietMs = 15_000;

/**
 * How long after a reading the next one is made, in milliseconds.
 * @returns undefined when there is to be no other one
 */
export function pollInterval(reading: SiteReading): number | undefined {
  if (reading.kind === 'forbidden') return undefined;
  if (reading.kind !== 'known') return quietMs;
  const { status } = reading.state;
  return status === 'waiting' || status === 'building' ? busyMs : quietMs;
}

interface Polling {
  /** Makes one reading; never throws, also when it is aborted. */
  read: (signal: AbortSignal) => Promise<SiteReading>;
  tell: (reading: SiteReading) => void;
  /** Whether nobody looks at the tab. */
  isAway: () => boolean;
}

export interface Poller {
  /** Reads at once. An answer that is still on its way no longer counts. */
  readNow: () => void;
  /** Someone looks at the tab again, or no longer. */
  attentionChanged: () => void;
  stop: () => void;
}

/** An answer is waited for so long. */
const patienceMs = 10_000;

/** A reading counts for so long; a tab that comes back, or a machine that wakes up, begins anew. */
const freshMs = 20_000;

/** Reads the state of the site again and again while someone looks at the tab, one reading at a time. */
export function startPolling({ read, tell, isAway }: Polling): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  let last: { reading: SiteReading; at: number } | undefined;

  const round = async () => {
    clearTimeout(timer);
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    if (last !== undefined && Date.now() - last.at > freshMs) tell({ kind: 'reading' });
    const limit = setTimeout(() => {
      own.abort();
    }, patienceMs);
    const reading = await read(own.signal);
    clearTimeout(limit);
    if (underWay !== own) return;
    underWay = undefined;
    last = { reading, at: Date.now() };
    tell(reading);
    const interval = pollInterval(reading);
    if (interval !== undefined && !isAway()) timer = setTimeout(readNow, interval);
  };

  const readNow = () => {
    void round();
  };

  if (!isAway()) readNow();

  return {
    readNow,
    attentionChanged: () => {
      if (isAway()) clearTimeout(timer);
      else if (last?.reading.kind !== 'forbidden') readNow();
    },
    stop: () => {
      clearTimeout(timer);
      underWay?.abort();
      underWay = undefined;
    },
  };
}
