import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What begins every marked string. It stands nowhere else. */
const sign = 'zq7personal';

/** The sign as it is, and as base64 shows it, wherever in the encoded text it begins. */
const needles = [
  sign,
  ...[0, 1, 2].map((offset) =>
    Buffer.from(`${' '.repeat(offset)}${sign}`)
      .toString('base64')
      // The first and the last letters depend on what stands beside it.
      .slice(offset === 0 ? 0 : offset + 1, -4),
  ),
];

/** Makes strings that are searched for afterwards. */
export class Marks {
  private count = 0;

  /** How many it has made. */
  get made(): number {
    return this.count;
  }

  /** A new one, in letters and digits: it could be a name. */
  next(): string {
    this.count += 1;
    return `${sign}${String(this.count).padStart(4, '0')}`;
  }
}

/** The part of a text around the first marked string in it, or undefined where there is none. */
export function leakIn(text: string): string | undefined {
  const small = text.toLowerCase();
  for (const needle of needles) {
    const place = needle === sign ? small.indexOf(needle) : text.indexOf(needle);
    if (place >= 0) return text.slice(Math.max(0, place - 100), place + 60);
  }
  return undefined;
}

/** The files below a folder that hold a marked string, in their name or their bytes. */
export function leakingFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const leak = leakIn(file) ?? leakIn(readFileSync(file, 'latin1'));
      return leak === undefined ? [] : [`${file}: ${leak}`];
    });
}
