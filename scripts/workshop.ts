import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const left = new Set(['node_modules', '.cache', '.build', '.bundles', 'public', 'out', 'tests']);
/** What a build leaves for the next one; kept, since a cached build shows what a fresh one does. */
const kept = new Set(['.cache', '.build', '.bundles', 'public', 'out']);

function emptySite(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => !kept.has(each))) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Copies what a build of the site reads into a folder below the checkout, so that it neither disturbs a running house nor
 * is disturbed by it. Only the contract of `cms/` comes along: the build must do without the CMS's packages.
 */
export function makeWorkshop(root: string, workshop: string): void {
  emptySite(path.join(workshop, 'site'));
  rmSync(path.join(workshop, 'cms'), { recursive: true, force: true });
  mkdirSync(path.join(workshop, 'cms/src'), { recursive: true });
  cpSync(path.join(root, 'site'), path.join(workshop, 'site'), {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  cpSync(path.join(root, 'cms/src/contract'), path.join(workshop, 'cms/src/contract'), {
    recursive: true,
  });
  cpSync(path.join(root, 'netlify.toml'), path.join(workshop, 'netlify.toml'));
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(workshop, 'tsconfig.base.json'));
  const packages = path.join(root, 'site/node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(workshop, 'site/node_modules'));
}
