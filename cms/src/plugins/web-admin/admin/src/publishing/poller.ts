import type { SiteReading } from './site-reading';

/** The interval while a change is being published, and otherwise. */
const busyMs = 3_000;
const idleMs = 15_000;

/**
 * The time from one reading to the next, in milliseconds.
 * @returns undefined for the last reading
 */
export function pollInterval(reading: SiteReading): number | undefined {
  if (reading.kind === 'forbidden') return undefined;
  if (reading.kind !== 'known') return idleMs;
  const { status } = reading.state;
  return status === 'waiting' || status === 'building' ? busyMs : idleMs;
}

interface Polling {
  /** Makes one reading; never throws, even when aborted. */
  read: (signal: AbortSignal) => Promise<SiteReading>;
  onReading: (reading: SiteReading) => void;
  /** Whether nobody is using the panel. */
  isAway: () => boolean;
}

export interface Poller {
  /** Reads at once, and ignores the answer to an earlier call. */
  readNow: () => void;
  /** For when someone starts or stops using the panel. */
  attentionChanged: () => void;
  stop: () => void;
}

/** How long to wait for an answer. */
const timeoutMs = 10_000;

/** How long a reading is valid. After it, as when a machine wakes up, the state is unknown until the next reading. */
const validMs = 20_000;

/** Keeps reading the state of the site while someone is using the panel, one reading at a time. */
export function startPolling({ read, onReading, isAway }: Polling): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  let last: { reading: SiteReading; at: number } | undefined;

  const poll = async () => {
    clearTimeout(timer);
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    if (last !== undefined && Date.now() - last.at > validMs) onReading({ kind: 'reading' });
    const limit = setTimeout(() => {
      own.abort();
    }, timeoutMs);
    const reading = await read(own.signal);
    clearTimeout(limit);
    if (underWay !== own) return;
    underWay = undefined;
    last = { reading, at: Date.now() };
    onReading(reading);
    const interval = pollInterval(reading);
    if (interval !== undefined && !isAway()) timer = setTimeout(readNow, interval);
  };

  const readNow = () => {
    void poll();
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
