import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long a page that was opened before a deploy finds its scripts after it. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** When a bundle was first missing from a build, in milliseconds since 1970; null for those of the latest one. */
type Ledger = Record<string, number | null>;

const ledgerFile = (folder: string) => join(folder, 'ledger.json');

function readLedger(folder: string): Ledger {
  if (!existsSync(ledgerFile(folder))) return {};
  const value: unknown = JSON.parse(readFileSync(ledgerFile(folder), 'utf8'));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, since]) => [name, typeof since === 'number' ? since : null]),
  );
}

/**
 * Keeps the scripts and style sheets of the build, and tells which ones of earlier builds are still to be published.
 * @param folder where they are kept from build to build
 * @param outDir the folder that holds the files of this build as they are published
 * @param bundles the files of this build
 * @param now in milliseconds since 1970
 * @returns the names of the earlier ones, which are files in `folder`
 */
export function keepBundles(
  folder: string,
  outDir: string,
  bundles: string[],
  now: number,
): string[] {
  mkdirSync(folder, { recursive: true });
  const ledger: Ledger = Object.fromEntries(bundles.map((name) => [name, null]));
  for (const name of bundles) copyFileSync(join(outDir, name), join(folder, name));
  const earlier: string[] = [];
  for (const [name, since] of Object.entries(readLedger(folder))) {
    if (name in ledger || !existsSync(join(folder, name))) continue;
    if (since !== null && now - since > keptFor) {
      rmSync(join(folder, name));
      continue;
    }
    ledger[name] = since ?? now;
    earlier.push(name);
  }
  writeFileSync(ledgerFile(folder), JSON.stringify(ledger, null, 2));
  return earlier;
}
