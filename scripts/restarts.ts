import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from './settings';

/** What happens to a server that ends by itself. */
export interface Restarts {
  /** How long to wait before each start that follows an end, in milliseconds. */
  pausesMs: readonly number[];
  /** A server that ran for so long counts as sound: the pauses begin anew. */
  soundMs: number;
}

const restarts: Restarts = {
  pausesMs: [1_000, 5_000, 15_000, 30_000, 60_000],
  soundMs: 10 * 60_000,
};

export interface Server<Running> {
  running: Running;
  /** Resolves when it has ended. */
  ended: (running: Running) => Promise<unknown>;
  /** @throws Stop when it does not start */
  start: () => Promise<Running>;
  /** Whether the command is over, so that nothing is started any more. */
  isOver: () => boolean;
  /** Gets what ended, and in how many milliseconds it is started again. */
  tell: (running: Running, pauseMs: number) => void;
}

/**
 * Starts a server again whenever it ends by itself.
 * @returns when the command is over, or with the last one when it has ended once more than there are pauses
 */
export async function keepRunning<Running>(
  { running, ended, start, isOver, tell }: Server<Running>,
  { pausesMs, soundMs }: Restarts = restarts,
): Promise<Running> {
  let current = running;
  let startedAt = performance.now();
  for (let ends = 0; ;) {
    await ended(current);
    if (performance.now() - startedAt > soundMs) ends = 0;
    const pauseMs = pausesMs[ends];
    if (isOver() || pauseMs === undefined) return current;
    tell(current, pauseMs);
    ends += 1;
    await wait(pauseMs);
    if (isOver()) return current;
    startedAt = performance.now();
    try {
      current = await start();
    } catch (failure) {
      // It has ended, which counts as one more end.
      if (!(failure instanceof Stop)) throw failure;
    }
  }
}
