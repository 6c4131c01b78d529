import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder with their contents, by their relative names. */
export function outputFiles(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), readFileSync(file, 'latin1')];
      }),
  );
}
