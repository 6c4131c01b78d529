import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { parseHtml } from '../../cms-source/parse-html';
import BlogPage from '../../src/pages/blog';
import ArticlePage from '../../src/templates/article';
import { media } from './pictures';

type BlogRow = ComponentProps<typeof BlogPage>['data']['allStrapiBlog']['nodes'][number];
type ArticleData = ComponentProps<typeof ArticlePage>['data'];

const row = (slug: string, changes: Partial<BlogRow> = {}): BlogRow => ({
  documentId: `id-${slug}`,
  slug,
  title: `About ${slug}`,
  category: 'Testing',
  tag: null,
  excerpt: `On ${slug}.`,
  image: [media(slug, `A drawing of ${slug}`)],
  ...changes,
});

const renderBlog = (nodes: BlogRow[]) => {
  render(<BlogPage data={{ allStrapiBlog: { nodes } }} />);
};

const renderArticle = (
  changes: Partial<ArticleData> = {},
  blog: Partial<ArticleData['strapiBlog']> = {},
) => {
  const data: ArticleData = {
    strapiBlog: {
      ...row('cut-over'),
      body: parseHtml('<p>Agree first.</p><h2>Before</h2><p>One.</p><h2>After</h2><p>Two.</p>'),
      ...blog,
    },
    newer: null,
    older: null,
    readNext: { nodes: [] },
    ...changes,
  };
  const readNext = ['id-b', 'id-a'];
  render(<ArticlePage data={data} pageContext={{ readNext }} />);
};

test('the blog lists its articles in the order given, each with what it is about', () => {
  renderBlog([row('cut-over', { tag: 'Payroll' }), row('roles')]);
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('two articles expected');
  expect(within(first).getByRole('link', { name: 'About cut-over' })).toHaveAttribute(
    'href',
    '/blog/cut-over',
  );
  expect(first).toHaveTextContent('TestingPayrollAbout cut-overOn cut-over.');
  expect(within(second).getByRole('link')).toHaveAttribute('href', '/blog/roles');
});

test('the picture of the first article is loaded at once, the others wait', () => {
  renderBlog([row('cut-over'), row('roles')]);
  const pictures = screen.getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('an article without a slug has an address all the same', () => {
  renderBlog([row('x', { slug: null })]);
  expect(screen.getByRole('link', { name: 'About x' })).toHaveAttribute('href', '/blog/id-x');
});

test('an empty blog says so and leads on', () => {
  renderBlog([]);
  expect(screen.getByText('No article has been published yet.')).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Read the questions that we are asked' }),
  ).toHaveAttribute('href', '/faq');
});

test('an article shows its title, category, tag and standfirst', () => {
  renderArticle({}, { tag: 'Payroll' });
  expect(screen.getByRole('heading', { level: 1, name: 'About cut-over' })).toBeInTheDocument();
  expect(screen.getByText('Testing')).toBeInTheDocument();
  expect(screen.getByText('Payroll')).toBeInTheDocument();
  expect(screen.getByText('Agree first.')).toBeInTheDocument();
});

test('the picture of an article has its text, its size and no style', () => {
  renderArticle();
  const picture = screen.getByRole('img', { name: 'A drawing of cut-over' });
  expect(picture).toHaveAttribute('width', '960');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture).toHaveAttribute('sizes', '92vw');
  expect(picture).not.toHaveAttribute('style');
});

test('the contents lead to the headings', () => {
  renderArticle();
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Before', 'After']);
  expect(links.map((link) => link.getAttribute('href')?.slice(1))).toEqual(
    ['Before', 'After'].map((name) => screen.getByRole('heading', { level: 2, name }).id),
  );
});

test('an article with one heading has no contents', () => {
  renderArticle({}, { body: parseHtml('<h2>Before</h2><p>One.</p>') });
  expect(screen.queryByRole('navigation', { name: 'In this article' })).not.toBeInTheDocument();
});

test('an article leads to its neighbours and to what to read next, in the order chosen', () => {
  renderArticle({
    newer: row('newer'),
    older: row('older'),
    readNext: { nodes: [row('a'), row('b')] },
  });
  const neighbours = within(screen.getByRole('navigation', { name: 'Newer and older articles' }));
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/newer',
    '/blog/older',
  ]);
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/b',
    '/blog/a',
  ]);
});

test('the only article leads to no other', () => {
  renderArticle();
  expect(
    screen.queryByRole('navigation', { name: 'Newer and older articles' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument();
});
