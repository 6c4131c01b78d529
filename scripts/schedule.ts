import { setTimeout as wait } from 'node:timers/promises';

/** Work that is done again and again. */
export interface Schedule {
  /** Does it once more now, after what is under way. @throws what the work throws */
  now: () => Promise<void>;
  /** Ends it. What is under way may go on to its end, for ten seconds at most. */
  stop: () => Promise<void>;
}

const longestGoodbyeMs = 10_000;

/**
 * Does work at once and then again and again, one run after the other. A run that fails is told, and the next one comes all
 * the same.
 * @param name of the work, for that
 * @param everyMs so often
 */
export function startSchedule(name: string, work: () => Promise<void>, everyMs = 60_000): Schedule {
  let last: Promise<void> = Promise.resolve();
  const now = (): Promise<void> => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
  const runAndTell = () => {
    now().catch((failure: unknown) => {
      // Its message may quote what a visitor sent.
      console.error(`${name} failed: ${failure instanceof Error ? failure.name : typeof failure}.`);
    });
  };
  runAndTell();
  const timer = setInterval(runAndTell, everyMs);
  return {
    now,
    async stop() {
      clearInterval(timer);
      await Promise.race([last, wait(longestGoodbyeMs, undefined, { ref: false })]);
    },
  };
}
