import { assertUniqueFiles } from '../../publish/output-path';

const page = (path: string) => ({ path, name: 'the page' });
const site = ['/', '/about', '/blog', '/404.html'].map(page);
const blog = (slug: string, title = slug) => ({
  path: `/blog/${slug}`,
  name: `the blog "${title}"`,
});

test('pages with different files pass', () => {
  const others = ['a', 'a-2', 'About_Us', 'index-2'].map((slug) => blog(slug));
  expect(() => {
    assertUniqueFiles([...site, ...others, { path: '/blog/category/a', name: 'the category "A"' }]);
  }).not.toThrow();
});

test.each([
  ['one slug', blog('news', 'One'), blog('news', 'Two')],
  ['a slug and the name of its file', blog('news', 'One'), blog('news.html', 'Two')],
  ['slugs in another case', blog('news', 'One'), blog('News', 'Two')],
  ['a slug that leads to the home page', page('/'), blog('..')],
  ['a slug that leads to another page', page('/about'), blog('../about')],
  ['an empty slug', page('/blog'), blog('')],
  ['a slug that stands for its folder', page('/blog'), blog('index')],
])('two pages with the same file are an error that names both: %s', (_what, one, other) => {
  const others = site.filter(({ path }) => path !== one.path);
  expect(() => {
    assertUniqueFiles([...others, one, other]);
  }).toThrow(
    `The site would serve one file for ${one.name} at ${one.path} and ${other.name} at ${other.path}: change one of them.`,
  );
});
