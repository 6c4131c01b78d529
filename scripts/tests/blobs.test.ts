import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'blobs-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a process finds that opens the store. */
function use(what: 'read' | 'write' | 'cut'): unknown {
  const program = path.join(__dirname, 'use-blobs.mts');
  const env = { ...process.env, NETLIFY_BLOBS_CONTEXT: undefined };
  const args = ['--import', 'tsx', program, folder, what];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env,
    timeout: 50_000,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const stored = {
  keys: ['production/lead/a'],
  value: 'sealed',
  metadata: { tries: 2 },
  isClosed: true,
};

test('what a function stores is there after a restart, with what stands beside it', () => {
  expect(use('write')).toEqual(stored);
  expect(use('read')).toEqual(stored);
});

test('what was half written when the server was killed is no blob', () => {
  use('write');
  const entries = readdirSync(path.join(folder, 'entries'), {
    recursive: true,
    withFileTypes: true,
  });
  const blob = entries.find((entry) => entry.isFile());
  writeFileSync(path.join(blob?.parentPath ?? folder, '.k3j4x'), 'seal');
  expect(use('read')).toEqual(stored);
});

test('a call that breaks off changes nothing: no lead is written over with half of it', () => {
  use('write');
  expect(use('cut')).toEqual(stored);
});
