/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

test('no two style sheets share a name, which is part of their class names', () => {
  const names = readdirSync(join(__dirname, '../../src'), { recursive: true, withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.module.css'));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
