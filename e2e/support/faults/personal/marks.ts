import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The prefix of every marked string, used nowhere else. */
const prefix = 'zq7personal';

/** The prefix itself and its base64 forms at each of the three offsets. */
const needles = [
  prefix,
  ...[0, 1, 2].map((offset) =>
    Buffer.from(`${' '.repeat(offset)}${prefix}`)
      .toString('base64')
      // The first and last characters depend on the neighbouring text.
      .slice(offset === 0 ? 0 : offset + 1, -4),
  ),
];

/** Creates unique strings to search for afterwards. */
export class Marks {
  private count = 0;

  /** How many strings were created. */
  get made(): number {
    return this.count;
  }

  /** A new string of letters and digits, valid as a name. */
  next(): string {
    this.count += 1;
    return `${prefix}${String(this.count).padStart(4, '0')}`;
  }
}

/** The text around the first marked string, or undefined if there is none. */
export function leakIn(text: string): string | undefined {
  const small = text.toLowerCase();
  for (const needle of needles) {
    const place = needle === prefix ? small.indexOf(needle) : text.indexOf(needle);
    if (place >= 0) return text.slice(Math.max(0, place - 100), place + 60);
  }
  return undefined;
}

/** The files below a folder that contain a marked string in their name or content. */
export function leakingFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const leak = leakIn(file) ?? leakIn(readFileSync(file, 'latin1'));
      return leak === undefined ? [] : [`${file}: ${leak}`];
    });
}
