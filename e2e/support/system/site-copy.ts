import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The caches of a build. They are kept: a cached build gives the same pages as a fresh one. */
const caches = new Set(['.cache', '.build', '.bundles', 'public', 'out']);
const notCopied = new Set([...caches, 'node_modules', 'tests']);

function emptySite(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => !caches.has(each))) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Copies everything that a build of the site reads into a folder below the checkout, so that it and a running system do not
 * disturb each other. Of `cms/` only the contract is copied: the build must work without the CMS's packages.
 */
export function copySite(root: string, siteRoot: string): void {
  const [site, cms] = [path.join(siteRoot, 'site'), path.join(siteRoot, 'cms')];
  emptySite(site);
  cpSync(path.join(root, 'site'), site, {
    recursive: true,
    filter: (source) => !notCopied.has(path.basename(source)),
  });
  rmSync(cms, { recursive: true, force: true });
  mkdirSync(path.join(cms, 'src'), { recursive: true });
  for (const place of ['cms/src/contract', 'netlify.toml', 'tsconfig.base.json']) {
    cpSync(path.join(root, place), path.join(siteRoot, place), { recursive: true });
  }
  const packages = path.join(root, 'site/node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(site, 'node_modules'));
}
