import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Runs a command that there is not, by a process that takes itself for one of this Node. @returns its errors */
function run(version: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', path.join(__dirname, 'other-node.cjs'), 'scripts/run.mjs', 'nothing'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_AS: version } },
  );
  expect(status).toBe(1);
  return stderr.trim();
}

test.each(['20.19.0', '20.20.2', '21.0.0', '100.0.0'])('Node %s will do', (version) => {
  expect(run(version)).not.toContain('This needs Node');
});

test.each(['20.18.3', '18.20.4', '9.0.0'])(
  'a command on Node %s ends with one clear sentence',
  (version) => {
    expect(run(version)).toBe(`This needs Node 20.19 or later, and this is Node ${version}.`);
  },
);
