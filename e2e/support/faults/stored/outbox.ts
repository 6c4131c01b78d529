import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBlobs } from '../../../../scripts/serve/blobs';
import type { FunctionHost } from '../parts/function-host';

/** The store of waiting leads, a separate service as on the platform. */
export interface Outbox {
  /** The folder of its store. */
  folder: string;
  /** How many leads are waiting. */
  waiting: () => number;
  close: () => Promise<void>;
}

/** Opens the store for all function hosts that this process starts later. */
export async function openOutbox(dataDir: string): Promise<Outbox> {
  const folder = path.join(dataDir, 'blobs');
  const close = await startBlobs(folder);
  let closing: Promise<void> | undefined;
  return {
    folder,
    waiting() {
      const entries = path.join(folder, 'entries');
      if (!existsSync(entries)) return 0;
      const files = readdirSync(entries, { recursive: true, withFileTypes: true });
      const isLead = ({ parentPath }: { parentPath: string }) =>
        path.basename(parentPath) === 'lead';
      return files.filter((each) => each.isFile() && isLead(each)).length;
    },
    close: () => (closing ??= close()),
  };
}

/** Longer than any retry delay. */
const stepMs = 2 * 60 * 60_000;
/** In total far less time than a lead is kept. */
const maxRuns = 60;

/**
 * Runs the schedule until no lead is waiting. Each run's clock is further ahead than the one before, so that postponed
 * deliveries are due.
 * @throws Error if leads are still waiting after many runs
 */
export async function drainUntilEmpty(host: FunctionHost, outbox: Outbox): Promise<void> {
  for (let run = 1; outbox.waiting() > 0; run += 1) {
    if (run > maxRuns)
      throw new Error(`${String(outbox.waiting())} leads are still waiting in the outbox.`);
    await host.runSchedule(run * stepMs);
    await wait(200);
  }
}

/**
 * Runs the schedule again and again, as the platform does, whether a run succeeds or not.
 * @returns stops it
 */
export function keepDraining(host: FunctionHost): () => Promise<void> {
  let running = true;
  const work = async () => {
    while (running) {
      await host.runSchedule().catch(() => undefined);
      await wait(500);
    }
  };
  const done = work();
  return async () => {
    running = false;
    await done;
  };
}
