import { copyFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copySite } from './site-copy';

/**
 * Creates a workshop with packages in the same place as in a checkout. Webpack's cache contains package paths, so builds in the
 * workshop and those of `npm start` in a checkout made from it can share a cache. Gatsby's compiled configuration depends on
 * where package.json and the lockfile are, and another configuration invalidates the cache, so both are copied, too.
 */
export function makeLinkedWorkshop(root: string, workshop: string): void {
  copySite(root, workshop);
  for (const list of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(root, list), path.join(workshop, list));
  }
  const packages = path.join(workshop, 'node_modules');
  // Created again, because in a copied checkout the link would lead to the packages of the original.
  rmSync(packages, { force: true });
  symlinkSync(path.join(root, 'node_modules'), packages);
}
