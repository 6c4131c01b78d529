/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

test('no two style sheets have one name, by which their classes are named', () => {
  const names = readdirSync(join(__dirname, '../../src'), { recursive: true, withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.module.css'));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
