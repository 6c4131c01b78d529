import { existsSync, renameSync } from 'node:fs';

/** Moves the log of an earlier process aside: each start begins a new one. */
export function keepLog(log: string): void {
  if (!existsSync(log)) return;
  let number = 1;
  while (existsSync(`${log}.${String(number)}`)) number += 1;
  renameSync(log, `${log}.${String(number)}`);
}
