import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOf, linkedPlaces } from './links';

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `docs/${name}`,
  ),
].filter((name) => name.endsWith('.md'));

it.each(pages)('every link of %s leads to a file, and to a heading where it names one', (page) => {
  const broken = linkedPlaces(page, read(page)).filter(({ path, anchor }) => {
    if (!existsSync(join(root, path))) return true;
    return anchor !== '' && !anchorsOf(read(path)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it('finds links, pictures and definitions, and leaves addresses on the web and code alone', () => {
  const markdown =
    '[a](decisions/0001-a.md#why) ![b](../b.png) [c](https://example.com) [d](#d)\n```\n[e](e.md)\n```\n[f]: f.md\n';
  expect(linkedPlaces('docs/spec.md', markdown)).toEqual([
    { path: 'docs/decisions/0001-a.md', anchor: 'why' },
    { path: 'b.png', anchor: '' },
    { path: 'docs/spec.md', anchor: 'd' },
    { path: 'docs/f.md', anchor: '' },
  ]);
});

it('makes the anchor of a heading as GitHub does', () => {
  expect(
    anchorsOf("# What `npm start` does\n\n## Gatsby's output, §2\n```sh\n# no\n```\n"),
  ).toEqual(['what-npm-start-does', 'gatsbys-output-2']);
});
