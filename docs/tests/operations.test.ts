import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = join(root, 'docs/operations');
const parts = readdirSync(folder);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('every place and every test that docs/operations/upgrade.md names is there', () => {
  const named = [
    ...read('docs/operations/upgrade.md').matchAll(/`((?:site|cms|e2e|scripts)\/[^`]+)`/g),
  ].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the index of the runbook leads to each of its parts', () => {
  const index = read('docs/operations.md');
  expect(parts.filter((name) => !index.includes(`](operations/${name})`))).toEqual([]);
});

it.each(['docs/operations.md', ...parts.map((name) => `docs/operations/${name}`)])(
  'no line of %s is longer than 120 characters, tables aside',
  (path) => {
    const long = read(path)
      .split('\n')
      .filter((line) => line.length > 120 && !/^ *\|/.test(line));
    expect(long).toEqual([]);
  },
);
