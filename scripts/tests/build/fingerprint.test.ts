import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint, isCurrent, writeStamp } from '../../build/fingerprint';
import { tempFolder } from '../support';

const file = tempFolder();

beforeEach(() => {
  writeFileSync(file('a.ts'), 'one');
});

test('without a change the fingerprint is the same', () => {
  expect(fingerprint([file()], { url: 'x' })).toBe(fingerprint([file()], { url: 'x' }));
});

test.each([
  [
    'a changed file',
    () => {
      writeFileSync(file('a.ts'), 'two');
    },
  ],
  [
    'a new file',
    () => {
      writeFileSync(file('b.ts'), '');
    },
  ],
  [
    'a deleted file',
    () => {
      rmSync(file('a.ts'));
    },
  ],
])('%s changes the fingerprint', (_what, change) => {
  const before = fingerprint([file()], {});
  change();
  expect(fingerprint([file()], {})).not.toBe(before);
});

test('a changed setting changes the fingerprint, the files that a build leaves do not', () => {
  const before = fingerprint([file()], { url: 'x' });
  expect(fingerprint([file()], { url: 'y' })).not.toBe(before);
  mkdirSync(file('.cache'));
  writeFileSync(file('.cache/left'), 'over');
  expect(fingerprint([file()], { url: 'x' })).toBe(before);
});

test('a build is current only for the fingerprint in its stamp', () => {
  const stamp = file('deep/stamp');
  expect(isCurrent(stamp, 'p')).toBe(false);
  writeStamp(stamp, 'p');
  expect(isCurrent(stamp, 'p')).toBe(true);
  expect(isCurrent(stamp, 'q')).toBe(false);
});
