import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './json';
import { copyAtomically, isUnfinished, writeAtomically } from './atomic-files';

/** How long a page that was opened before a deploy can still load its scripts, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** When a bundle was first missing from a build, in milliseconds since 1970; null for bundles of the latest build. */
type Ledger = Record<string, number | null>;

const ledgerName = 'ledger.json';

/** The ledger of the last publication; empty if it cannot be read, so that it never fails a build. */
function readLedger(folder: string): Ledger {
  if (!existsSync(join(folder, ledgerName))) return {};
  try {
    return Object.fromEntries(
      Object.entries(readJson(join(folder, ledgerName))).map(([name, since]) => [
        name,
        typeof since === 'number' ? since : null,
      ]),
    );
  } catch {
    return {};
  }
}

/** The names of the kept bundles. Unfinished files of a killed publication are removed. */
function keptIn(folder: string): string[] {
  const names = readdirSync(folder);
  for (const name of names.filter(isUnfinished)) rmSync(join(folder, name));
  return names.filter((name) => name !== ledgerName && !isUnfinished(name));
}

/**
 * Keeps the scripts and style sheets of the build and lists those of earlier builds that must still be published.
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
  const last = readLedger(folder);
  const ledger: Ledger = Object.fromEntries(bundles.map((name) => [name, null]));
  const earlier: string[] = [];
  const expired: string[] = [];
  // Uses the files, not the ledger: a killed publication may not have recorded a file.
  for (const name of keptIn(folder).filter((kept) => !(kept in ledger))) {
    const since = last[name] ?? now;
    if (now - since > keptFor) {
      expired.push(name);
      continue;
    }
    ledger[name] = since;
    earlier.push(name);
  }
  for (const name of bundles) copyAtomically(join(outDir, name), join(folder, name));
  for (const name of expired) rmSync(join(folder, name));
  writeAtomically(join(folder, ledgerName), JSON.stringify(ledger, null, 2));
  return earlier;
}
