import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

function putBack(previous: string, target: string): void {
  if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
}

/**
 * Replaces a folder by two renames, between which nothing stands in its place. When `fill` or the exchange fails, the old
 * content is there again, untouched; after a kill between the renames the next call puts it back before anything else. The
 * old content is removed only once something stands in its place.
 * @param target the folder to replace; it need not exist. Only one call at a time may replace it
 * @param fill writes the new content into the folder that it is given
 */
export function swapFolder(target: string, fill: (folder: string) => void): void {
  // Beside the target, since a rename works within one file system only.
  const workshop = join(dirname(target), '.publish');
  const next = join(workshop, 'next');
  const previous = join(workshop, 'previous');
  putBack(previous, target);
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    fill(next);
    if (existsSync(target)) renameSync(target, previous);
    renameSync(next, target);
  } finally {
    putBack(previous, target);
    rmSync(workshop, { recursive: true, force: true });
  }
}
