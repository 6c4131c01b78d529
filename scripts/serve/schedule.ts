import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Work that runs repeatedly. */
export interface Schedule {
  /** Runs it once more now, after the current run. @throws what the work throws */
  now: () => Promise<void>;
  /** Ends it. The current run may finish, within ten seconds. */
  stop: () => Promise<void>;
}

/**
 * Runs work now and then at intervals, one run at a time. A failed run is logged and does not stop the next.
 * @param name the name of the work in the log
 */
export function startSchedule(name: string, work: () => Promise<void>, everyMs = 60_000): Schedule {
  const queue = new PQueue({ concurrency: 1 });
  const now = () => queue.add(work);
  const runAndLog = () => {
    now().catch((failure: unknown) => {
      // Only its name: the message may quote what a visitor sent.
      console.error(`${name} failed: ${failure instanceof Error ? failure.name : typeof failure}.`);
    });
  };
  runAndLog();
  const timer = setInterval(runAndLog, everyMs);
  return {
    now,
    async stop() {
      clearInterval(timer);
      await Promise.race([queue.onIdle(), wait(10_000, undefined, { ref: false })]);
    },
  };
}
