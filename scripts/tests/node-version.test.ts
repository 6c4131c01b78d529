import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Runs `npm run backup` without a folder, in a process that reports this version of Node. @returns its errors */
function run(version: string): string {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const preload = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions});`;
  const args = ['--import', preload, 'scripts/run.mjs', 'operate/operate', 'backup'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr.trim();
}

test.each(['20.19.0', '20.20.2', '21.0.0', '100.0.0'])('Node %s will do', (version) => {
  expect(run(version)).toBe('Usage: npm run backup -- <folder>');
});

test.each(['20.18.3', '18.20.4', '9.0.0'])(
  'on Node %s a command ends with one sentence that names the required version',
  (version) => {
    expect(run(version)).toBe(`This needs Node 20.19 or later, and this is Node ${version}.`);
  },
);
