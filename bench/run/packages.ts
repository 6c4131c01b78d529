import path from 'node:path';
import { installTrees } from '../../scripts/install.mjs';

/** Installs what the bench measures with, where its lockfile changed since the last time. */
export async function installPackages(root: string): Promise<void> {
  await installTrees([{ name: 'the bench', folder: path.join(root, 'bench') }]);
}
