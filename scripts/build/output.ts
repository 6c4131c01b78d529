import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder by hard links: fast even for thousands of files, and without using space.
 * @param to must not exist, and must be on the same disk as `from`
 */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}

const places = (site: string) => ({
  out: path.join(site, 'out'),
  next: path.join(site, '.build/next'),
  previous: path.join(site, '.build/previous'),
});

/** The folder that a build of the site writes. It becomes the output when the build succeeds. */
export const builtFolder = (site: string) => path.join(site, '.build/out');

const remove = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
};

/** Restores the output if its replacement was interrupted. */
export function restoreOutput(site: string): void {
  const { out, previous } = places(site);
  if (existsSync(previous) && !existsSync(out)) renameSync(previous, out);
  remove(previous);
}

/**
 * Makes the build the site's output, by two renames; `restoreOutput` undoes the first if the second did not happen. It runs
 * after the build's process has ended, so a killed build does not change the output.
 */
export function publishOutput(site: string): void {
  const { out, next, previous } = places(site);
  restoreOutput(site);
  remove(next);
  linkTree(builtFolder(site), next);
  if (existsSync(out)) renameSync(out, previous);
  renameSync(next, out);
  remove(previous);
}
