import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/upgrades.md'), 'utf8');

test('every place and every test that docs/upgrades.md names is there', () => {
  const named = [...page.matchAll(/`((?:site|cms|e2e|scripts)\/[^`]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
