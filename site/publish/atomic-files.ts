import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function putBack(previous: string, target: string): void {
  if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
}

/**
 * Replaces a folder by two renames; between them the folder does not exist. If `fill` or a rename fails, the old
 * content is put back. If the process is killed between the renames, the next call puts it back first. The old content
 * is removed only after the new content is in place.
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

/** The ending of a file that is still being written; a killed process leaves it behind. */
const unfinishedEnding = '.unfinished';

export const isUnfinished = (name: string): boolean => name.endsWith(unfinishedEnding);

/** Creates a file under a temporary name and renames it, so that a killed process never leaves half a file. */
function appear(file: string, make: (unfinished: string) => void): void {
  make(file + unfinishedEnding);
  renameSync(file + unfinishedEnding, file);
}

/** Writes a file atomically: it is complete, or as it was before. */
export const writeAtomically = (file: string, text: string): void => {
  appear(file, (unfinished) => {
    writeFileSync(unfinished, text);
  });
};

/** Copies a file atomically: the copy is complete, or as it was before. */
export const copyAtomically = (from: string, to: string): void => {
  appear(to, (unfinished) => {
    copyFileSync(from, unfinished);
  });
};
