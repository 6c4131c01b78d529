import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set([
  'node_modules',
  '.cache',
  'public',
  'out',
  'dist',
  'tests',
  '.data',
  '.build',
  '.bundles',
]);

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)))
    .sort();
}

/** One hash of the names and contents of all files in the given places, and of the given facts. */
export function fingerprint(places: string[], facts: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of places.flatMap(filesBelow))
    hash.update(path.relative(process.cwd(), file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether the build that wrote this stamp had the same inputs. */
export function isCurrent(stamp: string, print: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

export function writeStamp(stamp: string, print: string): void {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
