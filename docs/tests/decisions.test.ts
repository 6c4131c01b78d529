import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { linkedFiles } from './links';

const root = join(__dirname, '../..');
const decisions = readdirSync(join(root, 'docs/decisions')).sort();
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...decisions.map((name) => `docs/decisions/${name}`),
];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it.each(pages)('every link of %s leads to a file', (page) => {
  const missing = linkedFiles(page, read(page)).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

it('decisions are numbered without a gap', () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
});

it.each(decisions)('%s has a number, a date, a context, a decision and a consequence', (name) => {
  const text = read(`docs/decisions/${name}`);
  expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`));
  expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/m);
  expect(text.match(/^## .*/gm)).toEqual(['## Context', '## Decision', '## Consequence']);
});

it('finds links and pictures, and leaves addresses on the web alone', () => {
  const markdown = '[a](decisions/0001-a.md#why) ![b](../b.png) [c](https://example.com) [d](#d)';
  expect(linkedFiles('docs/spec.md', markdown)).toEqual(['docs/decisions/0001-a.md', 'b.png']);
});
