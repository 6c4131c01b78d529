import {
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** What a kill leaves of a file that was not finished. */
const unfinishedEnding = '.unfinished';

export const isUnfinished = (name: string): boolean => name.endsWith(unfinishedEnding);

/** Lets a file appear under its name when it is whole, whatever is killed meanwhile; until then the one before stays. */
function appear(file: string, make: (unfinished: string) => void): void {
  make(file + unfinishedEnding);
  renameSync(file + unfinishedEnding, file);
}

/** Writes a text as a file that is there whole, or as it was before. */
export const writeAtomically = (file: string, text: string): void => {
  appear(file, (unfinished) => {
    writeFileSync(unfinished, text);
  });
};

/** Copies a file so that the copy is there whole, or as it was before. */
export const copyAtomically = (from: string, to: string): void => {
  appear(to, (unfinished) => {
    copyFileSync(from, unfinished);
  });
};
