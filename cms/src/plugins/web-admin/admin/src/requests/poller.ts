export interface Polling<Reading> {
  /** Makes one reading; never throws, even when aborted. */
  read: (signal: AbortSignal) => Promise<Reading>;
  onReading: (reading: Reading) => void;
  /** The time from a reading to the next one, in milliseconds; undefined after the last one. */
  interval: (reading: Reading) => number | undefined;
  /** The same while nobody is using the panel. Without it, nothing is read then. */
  awayInterval?: (reading: Reading) => number | undefined;
  /** Stands for an old reading until the next one is there, as after a machine wakes up. Without it, the old one stays. */
  outdated?: Reading;
  /** Whether nobody is using the panel. */
  isAway: () => boolean;
  /** Whether nobody has used it for so long that nothing may be read any more. */
  isAbandoned: () => boolean;
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

/** How long a reading is valid. */
const validMs = 20_000;

/** Keeps reading while someone is using the panel, or also while it is open, one reading at a time. */
export function startPolling<Reading>(polling: Polling<Reading>): Poller {
  const { read, onReading, interval, awayInterval, outdated, isAway, isAbandoned } = polling;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  let last: { reading: Reading; at: number } | undefined;

  const mayRead = () => !isAway() || (awayInterval !== undefined && !isAbandoned());

  const planNext = (reading: Reading) => {
    clearTimeout(timer);
    const pause = (isAway() ? awayInterval : interval)?.(reading);
    if (pause !== undefined) timer = setTimeout(readIfAllowed, pause);
  };

  const poll = async () => {
    clearTimeout(timer);
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    if (outdated !== undefined && last !== undefined && Date.now() - last.at > validMs) {
      onReading(outdated);
    }
    const limit = setTimeout(() => {
      own.abort();
    }, timeoutMs);
    const reading = await read(own.signal);
    clearTimeout(limit);
    if (underWay !== own) return;
    underWay = undefined;
    last = { reading, at: Date.now() };
    onReading(reading);
    planNext(reading);
  };

  const readNow = () => {
    void poll();
  };

  const readIfAllowed = () => {
    if (mayRead()) readNow();
  };

  readIfAllowed();

  return {
    readNow,
    attentionChanged: () => {
      if (isAway()) {
        if (last !== undefined && underWay === undefined) planNext(last.reading);
      } else if (last === undefined || interval(last.reading) !== undefined) readNow();
    },
    stop: () => {
      clearTimeout(timer);
      underWay?.abort();
      underWay = undefined;
    },
  };
}
