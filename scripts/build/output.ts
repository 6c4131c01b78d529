import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder by hard links: thousands of files take a moment, and no space.
 * @param to must not be there; on the disk of `from`
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

/** Where a build of the site publishes. It becomes the output when the build has ended well. */
export const builtFolder = (site: string) => path.join(site, '.build/out');

const remove = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
};

/** Puts the output back that an exchange has taken away, if that was cut off before its end. */
export function restoreOutput(site: string): void {
  const { out, previous } = places(site);
  if (existsSync(previous) && !existsSync(out)) renameSync(previous, out);
  remove(previous);
}

/**
 * Makes what was built the site's output, by two renames; `restoreOutput` undoes the first if the second never came. The
 * process of the build has ended before: however it is killed, the output stays as it was.
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
