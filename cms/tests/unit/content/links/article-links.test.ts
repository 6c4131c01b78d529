import fc from 'fast-check';
import {
  linkedAddresses,
  referencedArticles,
  withCurrentAddresses,
  withReferences,
} from '../../../../src/content/links/article-links';
import { sanitiseRichText } from '../../../../src/content/rich-text/sanitise';

const ids: Readonly<Record<string, string>> = { '/blog/a': 'id1', '/blog/b': 'id2' };
const articleAt = (key: string) => ids[key];
const stored = (html: string) => withReferences(html, articleAt);

test('only links to articles get a reference: neither the blog, nor a category, nor another site', () => {
  const others =
    '<a href="/blog">1</a><a href="/blog/category/a">2</a><a href="https://x.example/blog/a">3</a><a href="/blog/c">4</a>';
  expect(stored(others)).toBe(others);
  expect(linkedAddresses('<a href="/blog/A/#x">1</a><a href="/blog/a?x">2</a>')).toEqual([
    '/blog/a',
  ]);
  expect(stored('<a href="/blog/a" dir="rtl">1</a>')).toBe(
    '<a href="/blog/a" data-article="id1" dir="rtl">1</a>',
  );
});

test('a reference stays when its text is stored again, whatever has the address by then', () => {
  const before = '<a href="/blog/b" data-article="id1">1</a>';
  expect(stored(before)).toBe(before);
  expect(linkedAddresses(before)).toEqual([]);
  expect(referencedArticles(before)).toEqual(['id1']);
});

const part = fc.constantFrom(
  ...['<p>words</p>', '<a href="/blog/a">a</a>', '<a href="/blog/b#x&amp;y">b</a>'],
  ...['<a href="/blog/c?d">c</a>', '<a href="#top">t</a>', '<img src="/uploads/a.png" alt="">'],
);

test('storing and reading a text changes nothing but the addresses of moved articles', () => {
  const rules = { pictures: 'stored', references: true } as const;
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = sanitiseRichText(parts.join(''), rules);
      const kept = sanitiseRichText(stored(html), rules);
      expect(kept).toBe(stored(html));
      expect(withCurrentAddresses(kept, () => undefined)).toBe(html);
      const moved = withCurrentAddresses(kept, (id) => (id === 'id1' ? '/blog/new' : undefined));
      expect(moved).toBe(html.replaceAll('/blog/a"', '/blog/new"'));
    }),
  );
});

test('a reference that is no id, or at a link to something else, is dropped; so is that of a caller', () => {
  const rules = { pictures: 'stored', references: true } as const;
  expect(sanitiseRichText('<a href="/blog/a" data-article="&quot;>x">1</a>', rules)).toBe(
    '<a href="/blog/a">1</a>',
  );
  expect(sanitiseRichText('<a data-article="id1" href="/about">1</a>', rules)).toBe(
    '<a href="/about">1</a>',
  );
  expect(sanitiseRichText('<a data-article="id1" href="/blog/a">1</a>')).toBe(
    '<a href="/blog/a">1</a>',
  );
});
