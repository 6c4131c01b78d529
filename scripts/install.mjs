import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What stops a command; the last one comes when its terminal closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ name: string, folder: string }} Tree */

/** @param {Tree} tree */
const lockHash = ({ folder }) =>
  createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');

/** @param {Tree} tree */
const stampFile = ({ folder }) => `${folder}/node_modules/.installed-from`;

/** @param {Tree} tree */
const isInstalled = (tree) =>
  existsSync(stampFile(tree)) && readFileSync(stampFile(tree), 'utf8') === lockHash(tree);

/**
 * @param {Tree} tree
 * @param {AbortSignal} signal
 */
async function install(tree, signal) {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
    cwd: tree.folder,
    env: { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // In a process group of its own: its child processes would go on without it.
    detached: true,
  });
  const kill = () => process.kill(-Number(npm.pid), 'SIGKILL');
  signal.addEventListener('abort', kill);
  const [code] = await once(npm, 'exit');
  signal.removeEventListener('abort', kill);
  if (signal.aborted) throw new Error('Stopped.');
  if (code !== 0) throw new Error(`The packages of ${tree.name} could not be installed (npm ci).`);
  writeFileSync(stampFile(tree), lockHash(tree));
}

/**
 * Installs the packages of the checkout and of its CMS.
 * @param {string} root the folder of the checkout
 * @param {boolean} onlyAbsent leaves those that are there as they are: a running CMS needs them
 * @throws Error as `installTrees` does
 */
export function installPackages(root, onlyAbsent) {
  const trees = [
    { name: 'the site and its functions', folder: root },
    { name: 'the CMS', folder: `${root}/cms` },
  ];
  return installTrees(
    trees.filter(({ folder }) => !onlyAbsent || !existsSync(`${folder}/node_modules`)),
  );
}

/**
 * Installs, in parallel, the packages of the trees whose lockfile changed since the last time.
 * @param {Tree[]} wanted
 * @throws Error that names the tree that failed, after npm's own errors
 */
export async function installTrees(wanted) {
  const trees = wanted.filter((tree) => !isInstalled(tree));
  if (trees.length === 0) return;
  console.log(`Installing the packages of ${trees.map(({ name }) => name).join(' and of ')}`);
  console.log('  the first time takes a few minutes');
  // Neither a signal to this process nor the failure of one tree may leave an npm running.
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    await Promise.all(
      trees.map(async (tree) => {
        await install(tree, stopped.signal);
        console.log(`  ✓ ${tree.name}`);
      }),
    );
  } finally {
    stop();
    for (const signal of signals) process.off(signal, stop);
  }
}
