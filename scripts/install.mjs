import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What stops a command; the last one comes when its terminal closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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

const isWindows = process.platform === 'win32';

/**
 * Kills npm and its child processes, which would go on without it.
 * @param {import('node:child_process').ChildProcess} npm
 */
function kill(npm) {
  if (isWindows || npm.pid === undefined) npm.kill();
  else process.kill(-npm.pid, 'SIGKILL');
}

/**
 * @param {Tree} tree
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function install(tree, signal) {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tree.folder,
    env: { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // In a process group of its own, so that `kill` can end the whole group.
    detached: !isWindows,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  npm.once('error', ({ message }) => {
    output += message;
  });
  const abort = () => {
    kill(npm);
  };
  signal.addEventListener('abort', abort);
  npm.once('exit', () => {
    signal.removeEventListener('abort', abort);
  });
  return new Promise((resolve, reject) => {
    // Not `exit`: the last of the output may still be on its way.
    npm.once('close', (code) => {
      if (signal.aborted) {
        reject(new Error('Stopped.'));
      } else if (code === 0) {
        writeFileSync(stampFile(tree), lockHash(tree));
        resolve();
      } else {
        const tail = output.trim().split('\n').slice(-15).join('\n');
        const failed = `The packages of ${tree.name} could not be installed (npm ci).`;
        reject(new Error(`${tail}\n\n${failed}`.trim()));
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
 * Installs packages only where there are none: a running CMS needs its current ones.
 * @param {string} root the folder of the checkout
 * @throws Error as `installTrees` does
 */
export const installAbsent = (root) =>
  installTrees(treesOf(root).filter(({ folder }) => !existsSync(`${folder}/node_modules`)));

/**
 * Installs, in parallel, the packages of the trees whose lockfile changed since the last time.
 * @param {Tree[]} wanted
 * @returns {Promise<void>}
 * @throws Error that names the tree that failed, with the end of npm's output
 */
export async function installTrees(wanted) {
  const trees = wanted.filter((tree) => !isInstalled(tree));
  if (trees.length === 0) return;
  const started = Date.now();
  const seconds = () => `${String(Math.round((Date.now() - started) / 1000))} s`;
  console.log(`Installing the packages of ${trees.map(({ name }) => name).join(' and of ')}`);
  console.log('  the first time takes a few minutes');
  const heartbeat = setInterval(() => {
    console.log(`  … ${seconds()}`);
  }, 20_000);
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
        console.log(`  ✓ ${tree.name} (${seconds()})`);
      }),
    );
  } catch (failure) {
    stop();
    throw failure;
  } finally {
    clearInterval(heartbeat);
    for (const signal of signals) process.off(signal, stop);
  }
}
