import { render, screen, within } from '@testing-library/react';
import type { CategoryCount } from '../../../src/features/blog/categories';
import type { TeaserRow } from '../../../src/features/blog/listing/teaser';
import BlogPage from '../../../src/pages/blog';
import CategoryPage from '../../../src/templates/CategoryPage';
import { row } from './rows';

const group: CategoryCount[] = [
  { fieldValue: 'Testing', totalCount: 2 },
  { fieldValue: 'Data', totalCount: 1 },
  { fieldValue: 'testing', totalCount: 1 },
];

const listing = (newest: TeaserRow[], earlier: ReturnType<typeof row>[] = []) => ({
  newest: { nodes: newest },
  earlier: { nodes: earlier },
  categories: { group: newest.length === 0 ? [] : group },
});

const renderBlog = (...lists: Parameters<typeof listing>) =>
  render(<BlogPage data={listing(...lists)} />);

test('the blog lists its articles in the given order, each with its excerpt', () => {
  renderBlog([row('cut-over', { tag: 'Payroll' }), row('roles')]);
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('two articles expected');
  expect(within(first).getByRole('link', { name: 'About cut-over' })).toHaveAttribute(
    'href',
    '/blog/cut-over',
  );
  expect(first).toHaveAccessibleName('About cut-over');
  expect(first).toHaveTextContent('TestingPayroll9 March 2026About cut-overOn cut-over.');
  expect(within(second).getByRole('link', { name: 'About roles' })).toHaveAttribute(
    'href',
    '/blog/roles',
  );
});

test('the category of an article leads to its page', () => {
  renderBlog([row('cut-over', { category: 'Data conversion' })]);
  expect(
    within(screen.getByRole('article')).getByRole('link', { name: 'Data conversion' }),
  ).toHaveAttribute('href', '/blog/category/data-conversion');
});

test('the picture of the first article is loaded at once, the others lazily', () => {
  renderBlog([row('cut-over'), row('roles')]);
  const pictures = screen.getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('the picture of a card has what the article says of it, and not the text of its file', () => {
  renderBlog([row('cut-over', { imageAlt: ['A red line'] }), row('roles')]);
  expect(screen.getByRole('img', { name: 'A red line' })).toBeInTheDocument();
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('an article without a slug still has an address', () => {
  renderBlog([row('x', { slug: null })]);
  expect(screen.getByRole('link', { name: 'About x' })).toHaveAttribute('href', '/blog/id-x');
});

test('an empty blog says so and links to other pages', () => {
  renderBlog([]);
  expect(screen.getByText('There are no articles yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the questions we get asked' })).toHaveAttribute(
    'href',
    '/faq',
  );
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
});

test('each category is listed once with its number of articles', () => {
  renderBlog([row('cut-over')]);
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All 4', '/blog'],
    ['Data 1', '/blog/category/data'],
    ['Testing 3', '/blog/category/testing'],
  ]);
});

test('every older article is a line with its day and category', () => {
  renderBlog([row('newest')], [row('older', { category: 'Data' }), row('oldest')]);
  const earlier = within(screen.getByRole('region', { name: 'Earlier articles' }));
  const [older, oldest] = earlier.getAllByRole('listitem');
  if (!older || !oldest) throw new Error('two lines expected');
  expect(within(older).getByRole('link', { name: 'About older' })).toHaveAttribute(
    'href',
    '/blog/older',
  );
  expect(within(older).getByRole('link', { name: 'Data' })).toBeInTheDocument();
  expect(within(older).getByText('9 March 2026')).toHaveAttribute('datetime', '2026-03-09');
  expect(oldest).toHaveTextContent('About oldest');
});

test('a blog without older articles has no list of them', () => {
  renderBlog([row('newest')]);
  expect(screen.queryByRole('region', { name: 'Earlier articles' })).not.toBeInTheDocument();
});

test('the blog links to its feed', () => {
  renderBlog([row('newest')]);
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/rss.xml');
});

test('a category page has its name, its article count and a link to the blog', () => {
  render(
    <CategoryPage
      data={listing([row('cut-over'), row('roles', { category: 'testing' })])}
      pageContext={{ spellings: ['Testing', 'testing'] }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Testing' })).toBeInTheDocument();
  expect(screen.getByText('3 articles, newest first.')).toBeInTheDocument();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Home',
    'Blog',
    'Testing',
  ]);
  expect(way.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
});

test('a category with one article uses the singular', () => {
  render(
    <CategoryPage
      data={listing([row('only', { category: 'Data' })])}
      pageContext={{ spellings: ['Data'] }}
    />,
  );
  expect(screen.getByText('One article.')).toBeInTheDocument();
});

test('editors’ texts have the direction of their letters', () => {
  const arabic = row('a', { title: 'عنوان', category: 'موارد', tag: 'رواتب', excerpt: 'مقدمة' });
  const data = listing([arabic], [arabic]);
  const categories = { group: [{ fieldValue: 'موارد', totalCount: 2 }] };
  const pageContext = { spellings: ['موارد'] };
  render(<CategoryPage data={{ ...data, categories }} pageContext={pageContext} />);
  const written = screen.getAllByText(/\p{Script=Arabic}/u);
  expect(written.length).toBeGreaterThan(7);
  const selector = '[dir="auto"], [dir="auto"] *, bdi, bdi *';
  expect(screen.getAllByText(/\p{Script=Arabic}/u, { selector })).toEqual(written);
});
