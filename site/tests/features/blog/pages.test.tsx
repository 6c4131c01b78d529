import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { parseHtml } from '../../../cms-source/parse-html';
import { toLink } from '../../../src/features/blog/article-link';
import ArticlePage from '../../../src/templates/ArticlePage';
import { media } from './pictures';
import { noMeta, row } from './rows';

type ArticleProps = ComponentProps<typeof ArticlePage>;

const renderArticle = (
  blog: Partial<ArticleProps['data']['strapiBlog']> = {},
  links: Partial<ArticleProps['pageContext']> = {},
) => {
  const data: ArticleProps['data'] = {
    strapiBlog: {
      ...row('cut-over'),
      dateModified: '2026-03-09T09:00:00.000Z',
      readingMinutes: 4,
      ...noMeta,
      image: [{ ...media('cut-over', 'A drawing of cut-over'), url: '/uploads/cut-over.png' }],
      covers: null,
      textPictures: null,
      body: parseHtml(
        '<p>Agree first.</p><h2>Before</h2><p>One.</p><h3>Pay</h3><p>Two.</p><h2>After</h2><p>Three.</p>',
      ),
      ...blog,
    },
  };
  const pageContext = { newer: null, older: null, readNext: [], ...links };
  render(<ArticlePage data={data} pageContext={pageContext} />);
};

test('an article shows its title, category, tag and standfirst', () => {
  renderArticle({ tag: 'Payroll' });
  expect(screen.getByRole('heading', { level: 1, name: 'About cut-over' })).toBeInTheDocument();
  expect(screen.getByText('Payroll')).toBeInTheDocument();
  expect(screen.getByText('Agree first.')).toBeInTheDocument();
});

test('the picture of an article has its alternative text, its size and no style', () => {
  renderArticle();
  const picture = screen.getByRole('img', { name: 'A drawing of cut-over' });
  expect(picture).toHaveAttribute('width', '960');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture).toHaveAttribute('sizes', '92vw');
  expect(picture).not.toHaveAttribute('style');
});

test('the table of contents links to the headings, those below others in a list of their own', () => {
  renderArticle();
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Before', 'Pay', 'After']);
  expect(links.map((link) => link.getAttribute('href')?.slice(1))).toEqual(
    links.map(({ textContent }) => screen.getByRole('heading', { name: textContent }).id),
  );
  const [, before] = contents.getAllByRole('list');
  expect(within(before ?? document.body).getAllByRole('link')).toEqual(links.slice(1, 2));
});

test.each(['<h2>Before</h2><p>One.</p>', '<h2>Before</h2><p>One.</p><h2>After</h2><p>Two.</p>'])(
  'an article with fewer than three headings has no table of contents',
  (html) => {
    renderArticle({ body: parseHtml(html) });
    expect(screen.queryByRole('navigation', { name: 'In this article' })).not.toBeInTheDocument();
  },
);

test('an article says how long it takes to read, and who wrote it', () => {
  renderArticle({ author: 'Ada Example' });
  expect(screen.getByText('4 min read')).toBeInTheDocument();
  expect(screen.getByText(/^By/)).toHaveTextContent('By Ada Example');
});

test('an article without an author names none', () => {
  renderArticle();
  expect(screen.queryByText(/^By/)).not.toBeInTheDocument();
});

test('an article links to its neighbours and to the suggested articles, in their order', () => {
  renderArticle(
    {},
    {
      newer: toLink(row('newer')),
      older: toLink(row('older')),
      readNext: [toLink(row('b')), toLink(row('a'))],
    },
  );
  const neighbours = within(screen.getByRole('navigation', { name: 'Newer and older articles' }));
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/newer',
    '/blog/older',
  ]);
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/category/testing',
    '/blog/b',
    '/blog/category/testing',
    '/blog/a',
  ]);
});

test('suggested articles have a date, and the page ends with a link to the contact form', () => {
  renderArticle(
    {},
    { readNext: [toLink(row('b', { datePublished: '2026-01-05T08:00:00.000Z' }))] },
  );
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  expect(next.getByText('5 January 2026')).toHaveAttribute('datetime', '2026-01-05');
  const band = within(screen.getByRole('region', { name: 'Is this on your list too?' }));
  expect(band.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('the only article has no suggestions', () => {
  renderArticle();
  expect(
    screen.queryByRole('navigation', { name: 'Newer and older articles' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument();
});

test('an article has a breadcrumb back to the blog and its category', () => {
  renderArticle();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/blog',
    '/blog/category/testing',
  ]);
  expect(way.getByText('About cut-over')).toHaveAttribute('aria-current', 'page');
});

test('the category below the title also links to its page', () => {
  renderArticle();
  const [, below] = screen.getAllByRole('link', { name: 'Testing' });
  expect(below).toHaveAttribute('href', '/blog/category/testing');
});

test('an article shows its day of publication, for readers and for machines', () => {
  renderArticle();
  expect(screen.getByText('9 March 2026')).toHaveAttribute('datetime', '2026-03-09');
  expect(screen.queryByText(/updated/)).not.toBeInTheDocument();
});

test('an article that was changed on another day says so', () => {
  renderArticle({ dateModified: '2026-03-10T00:00:00.000Z' });
  expect(screen.getByText('10 March 2026')).toHaveAttribute('datetime', '2026-03-10');
  expect(screen.getByText(/^Published/)).toHaveTextContent(
    'Published 9 March 2026, updated 10 March 2026',
  );
});

const chart = { ...media('chart', 'A chart'), url: '/uploads/chart.png' };
const withChart = parseHtml(
  '<p>First.</p><p><img src="/uploads/chart.png" alt="A chart"></p>',
  (src) => src,
);

test('the pictures of an article have what the article says of them, or else the text of their file', () => {
  const named = (name: string) => ({ ...media(name, name), url: `/uploads/${name}.png` });
  renderArticle({
    image: ['one', 'two', 'three'].map(named),
    imageAlt: ['Said of the first', '', null],
  });
  const described = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(described).toEqual(['Said of the first', 'three']);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/two.png');
});

test('a picture in the text is shown in its place and not repeated below', () => {
  const cover = { ...media('cover', 'A cover'), url: '/uploads/cover.png' };
  renderArticle({
    body: withChart,
    image: [cover, chart],
    textPictures: [{ src: '/uploads/chart.png', localFile: chart.localFile }],
  });
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'A cover',
    'A chart',
  ]);
});

test('a picture in the text that is also the cover still opens the article', () => {
  renderArticle({
    body: withChart,
    image: [chart],
    textPictures: [{ src: '/uploads/chart.png', localFile: chart.localFile }],
  });
  expect(screen.getAllByRole('img', { name: 'A chart' })).toHaveLength(2);
});

test('editors’ texts have the direction of their letters', () => {
  const title = 'عنوان بالعربية';
  const about = { title, category: 'موارد', tag: 'رواتب' };
  renderArticle(
    {
      ...about,
      body: parseHtml('<p>مقدمة</p><h2>قبل</h2><p>نص</p><h3>أثناء</h3><p>نص</p><h2>بعد</h2>'),
    },
    { newer: toLink(row('a', about)), readNext: [toLink(row('b', about))] },
  );
  const written = screen.getAllByText(/\p{Script=Arabic}/u);
  expect(written.length).toBeGreaterThan(12);
  const selector = '[dir="auto"], [dir="auto"] *, bdi, bdi *';
  expect(screen.getAllByText(/\p{Script=Arabic}/u, { selector })).toEqual(written);
});
