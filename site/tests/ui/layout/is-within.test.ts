import { isWithin, isWithinGroup } from '../../../src/ui/layout/header/is-within';

const blog = { label: 'Blog', to: '/blog' };
const career = { label: 'Career', to: '/career', covers: ['/java-developers'] };
const contact = { label: 'Contact', to: '/contact', apart: true } as const;
const overview = { label: 'All', to: '/about' };
const firm = { label: 'Firm', links: [career, blog, contact], overview };

test.each(['/blog', '/blog/', '/blog/a-calm-move', '/blog/category/testing'])(
  '%s belongs to the blog',
  (path) => {
    expect(isWithin(path, blog)).toBe(true);
  },
);

test.each(['/', '/blockchain-and-internet-of-things', '/blogging', '/faq'])(
  '%s does not belong to the blog',
  (path) => {
    expect(isWithin(path, blog)).toBe(false);
  },
);

test('a page at another path belongs to the link that covers it', () => {
  expect(isWithin('/java-developers', career)).toBe(true);
});

test.each([
  ['/career', true],
  ['/java-developers', true],
  ['/blog/a-calm-move', true],
  ['/about', true],
  ['/faq', false],
  ['/contact', false],
])('whether %s belongs to the group is %s', (path, belongs) => {
  expect(isWithinGroup(path, firm)).toBe(belongs);
});
