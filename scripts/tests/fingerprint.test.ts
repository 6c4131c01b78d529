import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fingerprint, isCurrent, writeStamp } from '../fingerprint';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  writeFileSync(path.join(folder, 'a.ts'), 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('nothing changed gives the same fingerprint', () => {
  expect(fingerprint([folder], { url: 'x' })).toBe(fingerprint([folder], { url: 'x' }));
});

test.each([
  [
    'a file that changed',
    () => {
      writeFileSync(path.join(folder, 'a.ts'), 'two');
    },
  ],
  [
    'a new file',
    () => {
      writeFileSync(path.join(folder, 'b.ts'), '');
    },
  ],
  [
    'a file that is gone',
    () => {
      rmSync(path.join(folder, 'a.ts'));
    },
  ],
])('%s gives another one', (_what, change) => {
  const before = fingerprint([folder], {});
  change();
  expect(fingerprint([folder], {})).not.toBe(before);
});

test('another setting gives another one, what a build leaves does not', () => {
  const before = fingerprint([folder], { url: 'x' });
  expect(fingerprint([folder], { url: 'y' })).not.toBe(before);
  mkdirSync(path.join(folder, '.cache'));
  writeFileSync(path.join(folder, '.cache/left'), 'over');
  expect(fingerprint([folder], { url: 'x' })).toBe(before);
});

test('a build is current only for the fingerprint that it was stamped with', () => {
  const stamp = path.join(folder, 'deep/stamp');
  expect(isCurrent(stamp, 'p')).toBe(false);
  writeStamp(stamp, 'p');
  expect(isCurrent(stamp, 'p')).toBe(true);
  expect(isCurrent(stamp, 'q')).toBe(false);
});
