import { copyFileSync, renameSync, writeFileSync } from 'node:fs';

/** What a kill leaves of a file that was not finished. */
const unfinishedEnding = '.unfinished';

export const isUnfinished = (name: string): boolean => name.endsWith(unfinishedEnding);

/** Lets a file appear under its name when it is whole, whatever is killed meanwhile; until then the one before stays. */
function appear(file: string, make: (unfinished: string) => void): void {
  make(file + unfinishedEnding);
  renameSync(file + unfinishedEnding, file);
}

/** Writes a text as a file that is there whole, or as it was before. */
export const writeWhole = (file: string, text: string): void => {
  appear(file, (unfinished) => {
    writeFileSync(unfinished, text);
  });
};

/** Copies a file so that the copy is there whole, or as it was before. */
export const copyWhole = (from: string, to: string): void => {
  appear(to, (unfinished) => {
    copyFileSync(from, unfinished);
  });
};
