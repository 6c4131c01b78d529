import { copyFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../../scripts/build/site-copy';

/**
 * Makes a workshop that has its packages where a checkout has them. Webpack keeps where it looked for a package: what is built
 * in the workshop, and by `npm start` in a checkout that a test makes of it, can then share a cache. It has the list of packages
 * and their lockfile, too: Gatsby compiles its configuration to a text that depends on where they lie, and another text makes
 * the cache void.
 */
export function makeLinkedWorkshop(root: string, workshop: string): void {
  copySite(root, workshop);
  for (const list of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(root, list), path.join(workshop, list));
  }
  const packages = path.join(workshop, 'node_modules');
  // Made anew: in a copied clone it would lead to the packages of the first one.
  rmSync(packages, { force: true });
  symlinkSync(path.join(root, 'node_modules'), packages);
}
