import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Containers may share the folder, and each counts its processes from 1.
const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 6);
const prefix = `hr-finance-${machine}-`;

/** Whether there is a process with this id, whoever runs it. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return !(failure instanceof Error && 'code' in failure && failure.code === 'ESRCH');
  }
}

/** Whether a name is that of a folder of ours whose process is gone. Everybody may write here. */
function isLeftOver(name: string): boolean {
  const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : NaN);
  if (!Number.isInteger(pid) || runs(pid)) return false;
  const found = lstatSync(path.join(os.tmpdir(), name));
  // On Windows, where each user has a temporary folder, there is no `getuid`.
  return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
}

/** Removes what processes left behind that were killed. */
function removeLeftOver(): void {
  try {
    for (const name of readdirSync(os.tmpdir()).filter(isLeftOver)) {
      rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
    }
  } catch {
    // What cannot be removed is no reason not to start.
  }
}

/**
 * Gives this process, and all that it starts, a temporary folder of its own, and removes that when this process exits: Gatsby
 * and others leave behind what they wrote there. One that was killed could not; then the next one does.
 */
export function useTempFolder(): void {
  removeLeftOver();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${String(process.pid)}-`));
  // The PostgreSQL of the tests runs as another user, who passes through.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}
