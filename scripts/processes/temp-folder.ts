import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Containers may share the folder, and each counts its processes from 1.
const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 6);
const prefix = `hr-finance-${machine}-`;

/** Whether there is a process with this id, of any user. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return !(failure instanceof Error && 'code' in failure && failure.code === 'ESRCH');
  }
}

/** Whether a name is that of a folder of ours whose process has ended. Every user may write here. */
function isLeftOver(name: string): boolean {
  const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : NaN);
  if (!Number.isInteger(pid) || runs(pid)) return false;
  const found = lstatSync(path.join(os.tmpdir(), name));
  // On Windows, where each user has a temporary folder, there is no `getuid`.
  return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
}

/** Removes the folders of killed processes. */
function removeLeftOver(): void {
  try {
    for (const name of readdirSync(os.tmpdir()).filter(isLeftOver)) {
      rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
    }
  } catch {
    // A folder that cannot be removed must not prevent the start.
  }
}

/**
 * Gives this process and everything that it starts a temporary folder of their own, and removes it on exit: Gatsby and other
 * programs leave files there. A killed process cannot remove its folder; the next command does.
 */
export function useTempFolder(): void {
  removeLeftOver();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${String(process.pid)}-`));
  // The tests run PostgreSQL as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}
