import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Work that is done again and again. */
export interface Schedule {
  /** Does it once more now, after what is under way. @throws what the work throws */
  now: () => Promise<void>;
  /** Ends it. What is under way may go on to its end, for ten seconds at most. */
  stop: () => Promise<void>;
}

const maxStopMs = 10_000;

/**
 * Does work at once and then again and again, one run after the other. A run that fails is logged, and the next one comes all
 * the same.
 * @param name of the work, for the log
 */
export function startSchedule(name: string, work: () => Promise<void>, everyMs = 60_000): Schedule {
  const queue = new PQueue({ concurrency: 1 });
  const now = () => queue.add(work);
  const runAndLog = () => {
    now().catch((failure: unknown) => {
      // Its message may quote what a visitor sent.
      console.error(`${name} failed: ${failure instanceof Error ? failure.name : typeof failure}.`);
    });
  };
  runAndLog();
  const timer = setInterval(runAndLog, everyMs);
  return {
    now,
    async stop() {
      clearInterval(timer);
      await Promise.race([queue.onIdle(), wait(maxStopMs, undefined, { ref: false })]);
    },
  };
}
