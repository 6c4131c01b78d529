import { spawn } from 'node:child_process';
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
 * @param {AbortSignal} stopped
 * @returns {Promise<void>}
 */
function install(tree, stopped) {
  return new Promise((resolve, reject) => {
    const output = /** @type {string[]} */ ([]);
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: tree.folder,
      env: { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1' },
      shell: process.platform === 'win32',
      signal: stopped,
    });
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (/** @type {Buffer} */ text) => output.push(text.toString()));
    }
    npm.on('error', (failure) => {
      const began = npm.pid !== undefined;
      reject(new Error(began ? 'Stopped.' : `npm could not be started: ${failure.message}.`));
    });
    npm.on('close', (code) => {
      if (code === 0) {
        writeFileSync(stampFile(tree), lockHash(tree));
        resolve();
        return;
      }
      const tail = output.join('').trim().split('\n').slice(-15).join('\n');
      reject(new Error(`${tail}\n\nThe packages of ${tree.name} could not be installed (npm ci).`));
    });
  });
}

/**
 * @param {string} root the folder of the house
 * @returns {Tree[]}
 */
const treesOf = (root) => [
  { name: 'the site and its functions', folder: root },
  { name: 'the CMS', folder: path.join(root, 'cms') },
];

/**
 * Installs the packages of the house and of the CMS where their lockfiles changed since the last time.
 * @param {string} root the folder of the house
 * @returns {Promise<void>}
 * @throws Error that says which of the two could not be installed, with the end of npm's output
 */
export async function installMissing(root) {
  await installTrees(treesOf(root));
}

/**
 * Installs the packages of the house and of the CMS where there are none at all. Those that are there stay as they are:
 * a CMS that runs meanwhile needs them.
 * @param {string} root the folder of the house
 * @returns {Promise<void>}
 * @throws Error that says which of the two could not be installed, with the end of npm's output
 */
export async function installAbsent(root) {
  const absent = treesOf(root).filter(
    ({ folder }) => !existsSync(path.join(folder, 'node_modules')),
  );
  await installTrees(absent);
}

/**
 * Installs the packages of those trees whose lockfile changed since the last time.
 * @param {Tree[]} wanted
 * @returns {Promise<void>}
 * @throws Error that says which one could not be installed, with the end of npm's output
 */
export async function installTrees(wanted) {
  const trees = wanted.filter((tree) => !isInstalled(tree));
  if (trees.length === 0) return;
  const started = Date.now();
  const seconds = () => `${String(Math.round((Date.now() - started) / 1000))} s`;
  console.log(`Installing the packages of ${trees.map(({ name }) => name).join(' and of ')}`);
  console.log('  the first time takes some minutes');
  const beat = setInterval(() => {
    console.log(`  … ${seconds()}`);
  }, 20_000);
  // Else npm would go on alone.
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
    clearInterval(beat);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  }
}
