import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf, tempFolder } from '../support';

const folder = tempFolder();

/** Opens the store in a separate process. @returns what the process finds there */
function use(what: 'read' | 'write' | 'cut'): unknown {
  const program = path.join(__dirname, 'use-blobs.mts');
  const env = { NETLIFY_BLOBS_CONTEXT: undefined };
  return JSON.parse(linesOf(program, [folder(), what], env).join());
}

const stored = {
  keys: ['production/lead/a'],
  value: 'encrypted',
  metadata: { tries: 2 },
  isClosed: true,
};

test('a blob and its metadata are still stored after a restart', () => {
  expect(use('write')).toEqual(stored);
  expect(use('read')).toEqual(stored);
});

test('a file that was half written when the server was killed is not a blob', () => {
  use('write');
  const entries = readdirSync(folder('entries'), {
    recursive: true,
    withFileTypes: true,
  });
  const blob = entries.find((entry) => entry.isFile());
  writeFileSync(path.join(blob?.parentPath ?? '', '.k3j4x'), 'encr');
  expect(use('read')).toEqual(stored);
});

test('a call that is cut off changes nothing, so that no lead is overwritten with half of one', () => {
  use('write');
  expect(use('cut')).toEqual(stored);
});
