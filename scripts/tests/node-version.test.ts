import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isSupported } from '../node-version.mjs';

const root = path.resolve(__dirname, '../..');

test.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0', '100.0.0'])('Node %s will do', (version) => {
  expect(isSupported(version)).toBe(true);
});

test.each(['20.18.3', '18.20.4', '19.99.0', '9.0.0'])('Node %s is too old', (version) => {
  expect(isSupported(version)).toBe(false);
});

test.each(['start', 'dev', 'test'])(
  'npm %s on an old Node ends with one clear sentence',
  (command) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--require', path.join(__dirname, 'old-node.cjs'), 'scripts/run.mjs', command],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr.trim()).toBe('This needs Node 20.19 or later, and this is Node 18.20.4.');
    expect(status).toBe(1);
  },
);
