/** @jest-environment jsdom */
import { blogFeed, feedEntries, feedHead } from '../../cms-source/feed';

interface Feed {
  item: (entry: object) => void;
  xml: () => string;
}

// The library that gatsby-plugin-feed writes with.
const RSS = jest.requireActual<new (head: object) => Feed>('rss');

const blog = (slug: string | null, changes = {}) => ({
  documentId: `id-${slug ?? 'none'}`,
  slug,
  title: `About ${slug ?? 'nothing'}`,
  category: 'Testing',
  excerpt: 'An excerpt.',
  datePublished: '2026-03-09T08:00:00.000Z',
  dateModified: '2026-03-10T08:00:00.000Z',
  ...changes,
});

/** The feed as the plugin writes it, parsed as XML. */
function read(nodes: object[]): Document {
  const query = {
    site: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    allStrapiBlog: { nodes },
  };
  const feed = new RSS(feedHead({ query }));
  for (const entry of feedEntries({ query })) feed.item(entry);
  const document = new DOMParser().parseFromString(feed.xml(), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const text = (parent: ParentNode | undefined, name: string) =>
  parent?.querySelector(name)?.textContent;

test('the feed has a title, a description and its own address', () => {
  const document = read([]);
  expect(text(document, 'channel > title')).toBe('HR & Finance Cloud Consulting: Blog');
  expect(text(document, 'channel > link')).toBe('https://www.example.com/blog');
  expect(text(document, 'channel > language')).toBe('en');
  const self = document.getElementsByTagName('atom:link')[0];
  expect(self?.getAttribute('rel')).toBe('self');
  expect(self?.getAttribute('href')).toBe('https://www.example.com/rss.xml');
});

test('an entry has everything that a feed reader shows, with absolute addresses', () => {
  const [entry] = read([blog('news')]).querySelectorAll('item');
  expect(text(entry, 'title')).toBe('About news');
  expect(text(entry, 'description')).toBe('An excerpt.');
  expect(text(entry, 'category')).toBe('Testing');
  expect(text(entry, 'link')).toBe('https://www.example.com/blog/news');
  expect(text(entry, 'pubDate')).toBe('Mon, 09 Mar 2026 08:00:00 GMT');
  expect(entry?.getElementsByTagName('atom:updated')[0]?.textContent).toBe(
    '2026-03-10T08:00:00.000Z',
  );
  expect(entry?.getElementsByTagName('dc:creator')).toHaveLength(0);
  expect(text(entry, 'guid')).toBe('id-news');
  expect(entry?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
});

test('an entry names its author, whose name is text', () => {
  const [entry] = read([blog('news', { author: 'Ada <Example> & Co' })]).querySelectorAll('item');
  expect(entry?.getElementsByTagName('dc:creator')[0]?.textContent).toBe('Ada <Example> & Co');
});

test('an entry has its first picture, with what the article says of it', () => {
  const resize = { src: '/static/cover.jpg', width: 1200, height: 630 };
  const covers = [{ localFile: { childImageSharp: { resize } } }];
  const entries = [
    blog('described', { covers, imageAlt: ['A <red> line'] }),
    blog('decorative', { covers, imageAlt: [''] }),
    blog('plain', { covers: [{ localFile: null }] }),
  ];
  const document = read(entries);
  const pictures = [...document.getElementsByTagName('media:content')];
  expect(pictures.map((picture) => picture.getAttribute('url'))).toEqual([
    'https://www.example.com/static/cover.jpg',
    'https://www.example.com/static/cover.jpg',
  ]);
  expect(pictures.map(({ textContent }) => textContent)).toEqual(['A <red> line', '']);
  expect(pictures[0]?.namespaceURI).toBe('http://search.yahoo.com/mrss/');
});

test('a right-to-left title and text keep their punctuation in a feed reader', () => {
  const [entry] = read([blog('news', { title: 'عنوان!', excerpt: 'نص!' })]).querySelectorAll(
    'item',
  );
  expect(text(entry, 'title')).toBe('\u2068عنوان!\u2069');
  expect(text(entry, 'description')).toBe('\u2068نص!\u2069');
});

test('the entries keep the order of the query, newest first', () => {
  const entries = read([blog('newest'), blog('older'), blog(null)]).querySelectorAll('item > link');
  expect([...entries].map((link) => link.textContent.split('/').at(-1))).toEqual([
    'newest',
    'older',
    'id-none',
  ]);
  expect(blogFeed.options.feeds[0]?.query).toContain('sort: [{ datePublished: DESC }');
});

test.each(['R&D <b>', ']]>', 'a\u000bb\u0000', '\ud800'])(
  'the XML stays valid with %j in a title',
  (title) => {
    const [entry] = read([blog('news', { title, excerpt: title })]).querySelectorAll('item');
    expect(text(entry, 'link')).toBe('https://www.example.com/blog/news');
  },
);

test('the query asks for the newest fifty articles only', () => {
  expect(blogFeed.options.feeds[0]?.query).toContain('limit: 50)');
});
