import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once something is so. A test that waits in vain ends by its own time. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}
