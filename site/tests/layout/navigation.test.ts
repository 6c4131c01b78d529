import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { footerColumns, getStarted, mainNavigation } from '../../src/content/navigation';
import { wayBack } from '../../src/content/not-found';

const links = [
  getStarted,
  ...mainNavigation,
  ...footerColumns.flatMap((column) => column.links),
  ...wayBack,
];

test.each(links)('"$label" leads to a page that exists ($to)', ({ to }) => {
  const page = to === '/' ? 'index' : to.slice(1);
  expect(existsSync(join(__dirname, '../../src/pages', `${page}.tsx`))).toBe(true);
});
