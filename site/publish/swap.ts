import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces a folder in one step: whoever looks sees the old content or the new, and when `fill` or the exchange fails the
 * old content is still there, untouched.
 * @param target the folder to replace; it need not exist
 * @param fill writes the new content into the folder that it is given
 */
export function swapFolder(target: string, fill: (folder: string) => void): void {
  // Beside the target, since a rename works within one file system only.
  const workshop = join(dirname(target), '.publish');
  mkdirSync(workshop, { recursive: true });
  const room = mkdtempSync(join(workshop, 'build-'));
  const next = join(room, 'next');
  const previous = join(room, 'previous');
  try {
    mkdirSync(next);
    fill(next);
    if (existsSync(target)) renameSync(target, previous);
    try {
      renameSync(next, target);
    } catch (failure) {
      if (existsSync(previous)) renameSync(previous, target);
      throw failure;
    }
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
