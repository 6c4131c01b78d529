import fc from 'fast-check';
import {
  findFindings,
  longTitle,
  smallWidth,
  type CheckedEntry,
  type KnownFacts,
} from '../../../../src/contract/content/checks/findings';
import type { LinkState } from '../../../../src/contract/content/checks/link-state';

const nothing: KnownFacts = { linkState: () => undefined, widthOf: () => undefined };

const entry = (description: string, rest: Partial<CheckedEntry> = {}): CheckedEntry => ({
  kind: 'blog',
  title: 'A title',
  images: [],
  description,
  ...rest,
});

const texts = (checked: CheckedEntry, known: Partial<KnownFacts> = {}) =>
  findFindings(checked, { ...nothing, ...known }).map(({ text }) => text);

const states: Record<string, LinkState> = {
  '/about': 'page',
  '/blog/moved': 'redirect',
  '/blog/gone': 'gone',
  '/blog/never': 'missing',
  '/faq#faq-a': 'missing',
};
const linkState = (address: string) => states[address];

test('a sound article has no findings', () => {
  const description =
    '<h2>A</h2><p>One <a href="/about">about us</a>, <a href="https://example.com">them</a>, ' +
    '<a href="mailto:a@example.com">mail</a>, <a href="#top">up</a>, <a href="/blog/moved">moved</a></p>' +
    '<h3>B</h3><img src="/uploads/a.png" alt="Boxes"><h2>C</h2><img src="/uploads/b.png" alt="" role="presentation">';
  const images = [
    { src: '/uploads/c.png', alt: 'A cover' },
    { src: '/uploads/d.png', alt: '' },
  ];
  expect(texts(entry(description, { images }), { linkState, widthOf: () => 1280 })).toEqual([]);
});

test('a picture that is neither described nor decorative is found, beside the text and in it', () => {
  const images = [
    { src: 'a', alt: 'Said' },
    { src: 'b', alt: null },
  ];
  const found = findFindings(entry('<p><img alt=" " src="c"></p>', { images }), nothing);
  expect(found).toEqual([
    {
      kind: 'no_alt',
      place: { field: 'image', index: 1 },
      text: 'Picture 2 has no alternative text and is not marked as decorative.',
    },
    {
      kind: 'no_alt',
      place: { field: 'description', part: 'image', index: 0 },
      text: 'Picture 1 in the description has no alternative text and is not marked as decorative.',
    },
  ]);
});

test('a picture is too small below what its place needs, and unknown sizes are not reported', () => {
  const images = [{ src: 'cover', alt: 'x' }];
  const checked = entry('<img src="inner" alt="x"><img src="unknown" alt="x">', { images });
  const widths = new Map([
    ['cover', smallWidth.image - 1],
    ['inner', smallWidth.text - 1],
  ]);
  expect(texts(checked, { widthOf: (src) => widths.get(src) })).toEqual([
    'Picture 1 is only 639 pixels wide: below 640 it looks blurred or lost.',
    'Picture 1 in the description is only 319 pixels wide: below 320 it looks blurred or lost.',
  ]);
  expect(texts(checked, { widthOf: (src) => (widths.get(src) ?? 319) + 1 })).toEqual([]);
});

test('a heading may go down by one level and up by any', () => {
  expect(texts(entry('<h3>Deep &amp; early</h3><h2>A</h2><h4>Skips</h4><h2></h2>'))).toEqual([
    'The heading “Deep & early” is a heading 3, but no heading 2 stands before it.',
    'The heading “Skips” is a heading 4, but it follows a heading 2, so a level is skipped.',
  ]);
  // The page of FAQs shows all of them at one level.
  expect(texts(entry('<h4>A</h4>', { kind: 'faq' }))).toEqual([]);
});

test('links that lead nowhere are found, with the reason', () => {
  const links = ['#', '#nowhere', '/blog/gone', '/blog/never', '/unknown', '#part-costs'];
  const description = links.map((href) => `<a href="${href}">here</a>`).join(' ');
  expect(texts(entry(description), { linkState })).toEqual([
    'The link “here” has no address.',
    'The link “here” leads to #nowhere, a place that the page does not have.',
    'The link “here” leads to /blog/gone, whose page is gone.',
    'The link “here” leads to /blog/never, where the site has no page.',
  ]);
  // On the page of FAQs, an anchor may be another question.
  expect(texts(entry('<a href="#faq-a">x</a>', { kind: 'faq' }), { linkState })).toEqual([
    'The link “x” leads to #faq-a, where the site has no page.',
  ]);
});

test('a link needs words, or a picture with a text', () => {
  const empty = '<a href="/about"> &nbsp;<strong></strong></a>';
  const named = '<a href="/about"><img src="a" alt="Our team"></a>';
  expect(findFindings(entry(`${named}${empty}`), nothing)).toEqual([
    {
      kind: 'empty_link',
      place: { field: 'description', part: 'link', index: 1 },
      text: 'A link to /about has no words, so readers cannot see or name it.',
    },
  ]);
});

test('a title is too long only from the next character on', () => {
  for (const kind of ['blog', 'faq'] as const) {
    const title = 'x'.repeat(longTitle[kind]);
    expect(texts(entry('', { kind, title }))).toEqual([]);
    expect(texts(entry('', { kind, title: `${title}x` }))).toHaveLength(1);
  }
});

test('what stands in an attribute is not taken for an element', () => {
  const description = `<p><img src="a" alt='> <a href="#"> <h4>'><a href="/about?a=1&amp;b=2">x</a></p>`;
  const asked: string[] = [];
  const known = {
    linkState: (address: string) => {
      asked.push(address);
      return undefined;
    },
  };
  expect(texts(entry(description), known)).toEqual([]);
  expect(asked).toEqual(['/about?a=1&b=2']);
});

/** Parts of a text, and what the checks have to find in each. */
const parts = fc.constantFrom(
  ...[
    { html: '<p>Words &amp; more</p>', kinds: [] },
    { html: '<p><a href="/about">about</a></p>', kinds: [] },
    { html: '<p><a href="/blog/gone"><strong>gone</strong></a></p>', kinds: ['dead_link'] },
    { html: '<p><a href="#"></a></p>', kinds: ['dead_link', 'empty_link'] },
    { html: '<img src="a" alt="A &lt;b&gt;">', kinds: [] },
    { html: '<figure><img src="a" alt=""><figcaption>x</figcaption></figure>', kinds: ['no_alt'] },
    { html: '<img src="a" alt="" role="presentation">', kinds: [] },
    { html: '<h2>Two</h2><h3>Three</h3><h4>Four</h4>', kinds: [] },
    { html: '<h2>Two</h2><h4>Four</h4>', kinds: ['skipped_heading'] },
  ],
);

test('each part adds its own findings, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (chosen) => {
      const html = chosen.map((part) => part.html).join('');
      const found = findFindings(entry(html), { ...nothing, linkState });
      const kinds = found.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(chosen.flatMap((part) => part.kinds).sort());
    }),
  );
});

test('no text, however broken, makes the checks fail or slow', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '<a ',
      '<a href="',
      '</a>',
      '<h2',
      '<img src=',
      '&',
      '<!--',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const found = findFindings(entry(pieces.join('')), nothing);
      expect(Array.isArray(found)).toBe(true);
    }),
  );
  for (const hostile of ['<a "', '<a href="', '<a ', "<h2 '", '<']) {
    const began = performance.now();
    findFindings(entry(hostile.repeat(200_000 / hostile.length)), nothing);
    expect(performance.now() - began).toBeLessThan(1_500);
  }
});
