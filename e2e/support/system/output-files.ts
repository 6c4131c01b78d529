import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The contents of all files below a folder, by relative path. */
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
