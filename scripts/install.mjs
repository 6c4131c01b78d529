import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, folder: string }} Tree */

/** @param {Tree} tree */
const lockHash = ({ folder }) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

/** @param {Tree} tree */
const stampFile = ({ folder }) => path.join(folder, 'node_modules', '.installed-from');

/** @param {Tree} tree */
function isInstalled(tree) {
  const stamp = stampFile(tree);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(tree);
}

/**
 * @param {Tree} tree
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function install(tree, signal) {
  const options = {
    cwd: tree.folder,
    env: { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
    maxBuffer: Infinity,
    signal,
  };
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    execFile('npm', args, options, (failure, stdout, stderr) => {
      if (signal.aborted) {
        reject(new Error('Stopped.'));
      } else if (failure) {
        const output = `${stdout}${stderr}`.trim() || failure.message;
        const tail = output.split('\n').slice(-15).join('\n');
        reject(
          new Error(`${tail}\n\nThe packages of ${tree.name} could not be installed (npm ci).`),
        );
      } else {
        writeFileSync(stampFile(tree), lockHash(tree));
        resolve();
      }
    });
  });
}

/**
 * @param {string} root the folder of the checkout
 * @returns {Tree[]}
 */
const treesOf = (root) => [
  { name: 'the site and its functions', folder: root },
  { name: 'the CMS', folder: path.join(root, 'cms') },
];

/**
 * Installs the packages of the checkout and of its CMS where their lockfiles changed since the last time.
 * @param {string} root the folder of the checkout
 * @throws Error as `installTrees` does
 */
export const installMissing = (root) => installTrees(treesOf(root));

/**
 * Installs packages only where there are none at all: a CMS that runs meanwhile needs those that it has.
 * @param {string} root the folder of the checkout
 * @throws Error as `installTrees` does
 */
export const installAbsent = (root) =>
  installTrees(treesOf(root).filter(({ folder }) => !existsSync(`${folder}/node_modules`)));

/**
 * Installs the packages of those trees whose lockfile changed since the last time, side by side.
 * @param {Tree[]} wanted
 * @returns {Promise<void>}
 * @throws Error that names the tree that could not be installed, with the end of npm's output
 */
export async function installTrees(wanted) {
  const trees = wanted.filter((tree) => !isInstalled(tree));
  if (trees.length === 0) return;
  const started = Date.now();
  const seconds = () => `${String(Math.round((Date.now() - started) / 1000))} s`;
  console.log(`Installing the packages of ${trees.map(({ name }) => name).join(' and of ')}`);
  console.log('  the first time takes some minutes');
  const heartbeat = setInterval(() => {
    console.log(`  … ${seconds()}`);
  }, 20_000);
  // A signal to this process alone would leave npm running.
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    await Promise.all(
      trees.map(async (tree) => {
        await install(tree, stopped.signal);
        console.log(`  ✓ ${tree.name} (${seconds()})`);
      }),
    );
  } finally {
    clearInterval(heartbeat);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  }
}
