/** @jest-environment node */
import { rmSync, statSync, utimesSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import { bodyOf } from './gatsby-output';
import { openWorkshop, page, pages, site } from './workshop';

const { contentOf, place, publish, write } = openWorkshop();

/** Identifies the file on disk, which stays the same if it was reused. */
const fileOf = (name: string) => statSync(place(`out/${name}`)).ino;

const filesOf = () =>
  Object.fromEntries(Object.keys(contentOf('out')).map((name) => [name, fileOf(name)]));

/** The files that every publication rewrites. */
const alwaysNew = [
  '_headers',
  '_redirects',
  'build.json',
  'robots.txt',
  '.well-known/security.txt',
];

/** The output without the time of its build. */
const output = () =>
  Object.fromEntries(Object.entries(contentOf('out')).filter(([name]) => name !== 'build.json'));

test('each unchanged file is reused', async () => {
  write(site);
  await publish(pages);
  const [before, content] = [filesOf(), output()];
  await publish(pages);
  expect(output()).toEqual(content);
  const changed = Object.entries(filesOf()).filter(([name, file]) => before[name] !== file);
  expect(changed.map(([name]) => name).sort()).toEqual([...alwaysNew].sort());
});

test('a changed page is rewritten with the pictures that it now names', async () => {
  write({ ...site, 'public/static/ab/newer.png': 'newer' });
  await publish(pages);
  const before = filesOf();
  write(page('/blog/news', '<img src="/static/ab/newer.png">'));
  await publish(pages);
  expect(bodyOf(contentOf('out')['blog/news.html'])).toBe('<img src="/static/ab/newer.png">');
  expect(contentOf('out')).toHaveProperty(['static/ab/newer.png']);
  expect(contentOf('out')).not.toHaveProperty(['static/ab/new.png']);
  expect(fileOf('about.html')).toBe(before['about.html']);
});

test('a page is rewritten when another page of its component needs more styles', async () => {
  write(site);
  await publish(pages);
  expect(contentOf('out')['about.html']).not.toContain('details[open]');
  write(page('/blog/news', '<details>'));
  await publish(pages);
  expect(contentOf('out')['about.html']).toContain('details[open]{color:blue}');
});

test('the styles of a component are selected again only for other words', async () => {
  const selections = jest.spyOn(PurgeCSS.prototype, 'purge');
  write(site);
  await publish(pages);
  expect(selections).toHaveBeenCalled();
  selections.mockClear();
  await publish(pages);
  expect(selections).not.toHaveBeenCalled();
  write(page('/blog/news', '<details>'));
  await publish(pages);
  expect(selections).toHaveBeenCalledTimes(1);
  selections.mockRestore();
});

test('a modified output file is rewritten', async () => {
  write(site);
  await publish(pages);
  const content = output();
  write({ 'out/about.html': 'changed by hand', 'out/favicon.svg': 'and this' });
  await publish(pages);
  expect(output()).toEqual(content);
});

test('a changed file of the same length is rewritten', async () => {
  write(site);
  await publish(pages);
  write(page('/about', 'aboot'));
  utimesSync(place('public/about/index.html'), new Date(), new Date(Date.now() + 5_000));
  await publish(pages);
  expect(bodyOf(contentOf('out')['about.html'])).toBe('aboot');
});

test('a published file does not change when Gatsby overwrites its own copy', async () => {
  write(site);
  await publish(pages);
  await publish(pages);
  write({ 'public/static/ab/new.png': 'written over' });
  expect(contentOf('out')['static/ab/new.png']).toBe('new');
});

test.each([
  ['cannot be read', '{"version":'],
  ['is of another version', '{"version":"another","files":{}}'],
  ['contains something else', '[]'],
])('the output stays the same with a record that %s', async (_what, text) => {
  write(site);
  await publish(pages);
  const content = output();
  write({ 'published.json': text });
  await publish(pages);
  expect(output()).toEqual(content);
});

test('a missing output is written from the beginning', async () => {
  write(site);
  await publish(pages);
  const content = output();
  rmSync(place('out'), { recursive: true });
  await publish(pages);
  expect(output()).toEqual(content);
});
