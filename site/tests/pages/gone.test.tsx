import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { sitePages } from '../../src/api';
import { announcePage, isGonePage } from '../../src/hydration/published-page';
import NotFound from '../../src/pages/404';
import Gone from '../../src/pages/410';

const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

test('the page for a page that is gone says so and offers links', () => {
  render(<Gone />);
  expect(heading()).toHaveTextContent('This article is gone');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog',
    '/faq',
    '/services',
    '/contact',
    '/',
  ]);
});

test('Gatsby leaves it at the old address, and renders the same page there, but not at the next address', () => {
  history.replaceState(null, '', '/blog/old');
  document.body.innerHTML = '<template id="late" data-path="/410" data-build="b"></template>';
  announcePage();
  expect(Reflect.get(window, 'pagePath')).toBe('/404.html');
  const { unmount } = render(<NotFound />);
  expect(heading()).toHaveTextContent('This article is gone');
  unmount();
  history.replaceState(null, '', '/blog/never');
  expect(isGonePage()).toBe(false);
  render(<NotFound />);
  expect(heading()).toHaveTextContent('This position is vacant');
});

test('the list of pages that no redirect may hide is complete', () => {
  const files = readdirSync(join(__dirname, '../../src/pages'));
  const paths = files
    .filter((file) => file.endsWith('.tsx') && !/^(?:4\d\d|preview)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(?:index)?\.tsx$/, '')}`);
  expect([...sitePages].sort()).toEqual(paths.sort());
});
