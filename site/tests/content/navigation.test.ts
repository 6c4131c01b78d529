import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { footerGroups, getStarted, mainNavigation } from '../../src/content/navigation';
import { gone, notFound } from '../../src/content/not-found';

const pages = join(__dirname, '../../src/pages');

const bar = mainNavigation.flatMap((item) =>
  'links' in item ? [...item.links, ...(item.overview ? [item.overview] : [])] : [item],
);
const footer = footerGroups.flatMap((group) => [...group.links]);
const links = [getStarted, ...bar, ...footer, ...notFound.links, ...gone.links];

test.each(links)('"$label" leads to a page that exists ($to)', ({ to }) => {
  const page = to === '/' ? 'index' : to.slice(1);
  expect(existsSync(join(pages, `${page}.tsx`))).toBe(true);
});

test('the bar, with the brand, and the footer lead to every page of the site', () => {
  const reached = new Set(
    ['/', ...bar, ...footer].map((link) => (typeof link === 'string' ? link : link.to)),
  );
  const routes = readdirSync(pages)
    // A draft's page is reached by a link that an editor made.
    .filter((file) => file.endsWith('.tsx') && !/^(?:4\d\d|preview)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(index)?\.tsx$/, '')}`);
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});

test('an address has the same name in the bar and in the footer', () => {
  const names = new Map(bar.map(({ to, label }) => [to, label]));
  expect(footer.filter(({ to, label }) => (names.get(to) ?? label) !== label)).toEqual([]);
});

test('each page that a link covers is in the footer', () => {
  const covered = bar.flatMap((link) => ('covers' in link ? (link.covers ?? []) : []));
  expect(covered).toContain('/java-developers');
  expect(covered.filter((path) => !footer.some(({ to }) => to === path))).toEqual([]);
});
