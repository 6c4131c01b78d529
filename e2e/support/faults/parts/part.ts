import { existsSync, renameSync } from 'node:fs';

/** A part of the system that can be killed and started again. */
export interface Part {
  /** The name in the figures. */
  name: string;
  /** Ends it at once (SIGKILL). */
  kill: () => Promise<void>;
  /** Starts it again. Resolves when it answers. */
  start: () => Promise<void>;
  /** Whether it ended although nobody killed it. */
  hasEndedByItself: () => boolean;
}

/** Renames the log of an earlier process, so that each start has a new one. */
export function keepLog(log: string): void {
  if (!existsSync(log)) return;
  let number = 1;
  while (existsSync(`${log}.${String(number)}`)) number += 1;
  renameSync(log, `${log}.${String(number)}`);
}
