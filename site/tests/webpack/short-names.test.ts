/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { numberClasses } from '../../webpack/class-names';
import { numberProperties } from '../../webpack/property-names';

let src = '';

beforeEach(() => {
  src = mkdtempSync(join(tmpdir(), 'short-names-'));
});
afterEach(() => {
  rmSync(src, { recursive: true });
});

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  }
}

test('each class of each module has a name of its own, which no word of a page is', () => {
  write({
    'a/A.module.css': '.row {} .row > .cell:hover {} /* .old */ @keyframes turn {}',
    'b/B.module.css': '.row { margin: .5rem }',
  });
  const { shortNameOf } = numberClasses(src);
  const names = [
    shortNameOf(join(src, 'a/A.module.css'), 'row'),
    shortNameOf(join(src, 'a/A.module.css'), 'cell'),
    shortNameOf(join(src, 'a/A.module.css'), 'turn'),
    shortNameOf(join(src, 'b/B.module.css'), 'row'),
  ];
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^_[0-9a-z]+$/);
  expect(shortNameOf(join(src, 'a/A.module.css'), 'old')).toBeUndefined();
});

test('a new class changes the digest, since others may be called otherwise now', () => {
  write({ 'A.module.css': '.row {}' });
  const before = numberClasses(src).digest;
  write({ 'A.module.css': '.new {} .row {}' });
  expect(numberClasses(src).digest).not.toBe(before);
});

test('a custom property has the same short name wherever it is read', () => {
  write({ 'tokens.css': ':root { --ink: #000; --ink-soft: #555; }' });
  const { shorten } = numberProperties(src);
  const [ink, soft] = [shorten('--ink'), shorten('--ink-soft')];
  expect(ink).not.toBe(soft);
  expect(shorten('1px solid var(--ink-soft, var(--ink))')).toBe(
    `1px solid var(${soft}, var(${ink}))`,
  );
  expect(shorten('var(--of-another)')).toBe('var(--of-another)');
});

test('a custom property that the code names keeps its name', () => {
  write({ 'tokens.css': ':root { --ease: linear; }', 'Slides.tsx': `const ease = 'var(--ease)';` });
  expect(numberProperties(src).shorten('--ease')).toBe('--ease');
});
