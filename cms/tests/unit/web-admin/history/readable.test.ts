/** @jest-environment jsdom */
import fc from 'fast-check';
import { sanitiseRichText } from '../../../../src/content/rich-text/sanitise';
import {
  compareRichTexts,
  type Row,
} from '../../../../src/plugins/web-admin/admin/src/history/difference';
import { readRow } from '../../../../src/plugins/web-admin/admin/src/history/reading';

type Reading = ReturnType<typeof readRow>['older'];

/** All that is said of one side, without colours and fonts. */
function said(reading: Reading): string | undefined {
  if (reading === undefined) return undefined;
  const { label, runs, remarks, side } = reading;
  const words = runs.map(({ text, marks, notes }) => {
    const link = /→(\S*)/.exec(marks)?.[0] ?? '';
    return [text, link, notes.length === 0 ? '' : `[${notes.join(', ')}]`].join('');
  });
  const own = side.block.kind === 'picture' ? '' : words.join('');
  return [label === undefined ? '' : `${label}: `, own, remarks.join('. ')].join('');
}

const changedRows = (older: string, newer: string): Row[] =>
  compareRichTexts(older, newer).filter(({ changed }) => changed);

/** What is said of the rows in which two rich texts differ. */
const differences = (older: string, newer: string) =>
  changedRows(older, newer)
    .map(readRow)
    .map((row) => [said(row.older), said(row.newer)]);

test.each([
  ['<h2>A</h2>', '<h3>A</h3>', 'Heading 2: A', 'Heading 3: A'],
  ['<p>A</p>', '<h2>A</h2>', 'Paragraph: A', 'Heading 2: A'],
  ['<ul><li>A</li></ul>', '<ol><li>A</li></ol>', 'Bulleted list: A', 'Numbered list: A'],
  [
    '<ol><li>A</li></ol>',
    '<ol start="3"><li>A</li></ol>',
    'Numbered list: A',
    'Numbered list, from 3: A',
  ],
  [
    '<ul><li>A<ul><li>B</li></ul></li></ul>',
    '<ul><li>A</li><li>B</li></ul>',
    'Bulleted list › bulleted list: B',
    'Bulleted list: B',
  ],
  [
    '<table><tbody><tr><th>A</th><td>B</td></tr></tbody></table>',
    '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
    'Table › row: header; cell: A | B',
    'Table › row: 2 × cell: A | B',
  ],
  [
    '<table><tbody><tr><td></td><td>A</td></tr></tbody></table>',
    '<table><tbody><tr><td>A</td><td></td></tr></tbody></table>',
    ' | A',
    'A | ',
  ],
  [
    '<table><tbody><tr><td><p>AB</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>A</p><p>B</p></td></tr></tbody></table>',
    'AB',
    'A\nB[line break]',
  ],
  [
    '<img src="/uploads/a.png" alt="" />',
    '<img src="/uploads/a.png" alt="" role="presentation" />',
    'No alternative text',
    'Decorative',
  ],
  [
    '<img src="/uploads/a.png" alt="A" />',
    '<img src="/uploads/b.png" alt="A" />',
    'Alternative text: A. File: /uploads/a.png',
    'Alternative text: A. File: /uploads/b.png',
  ],
  [
    '<p><img src="/uploads/a.png" alt="A" /></p>',
    '<p><a href="/b"><img src="/uploads/a.png" alt="A" /></a></p>',
    'Alternative text: A',
    'Alternative text: A. Leads to /b',
  ],
  ['<p><strong>A</strong> b</p>', '<p><em>A</em> b</p>', 'A[bold] b', 'A[italic] b'],
  ['<p>A</p>', '<p dir="rtl">A</p>', 'Paragraph: A', 'Paragraph, right to left: A'],
  ['<p>A b</p>', '<p>A\u00a0b</p>', 'A [space]b', 'A\u00a0[no-break space]b'],
  ['<p>A b</p>', '<p>A<br />b</p>', 'A [space]b', 'A\n[line break]b'],
  ['<p>Ab</p>', '<p>A\u200bb</p>', 'Ab', 'A\u200bb[character U+200B]'],
  ['<p>A</p>', '<p>A</p><p></p>', undefined, 'Empty: Paragraph'],
  ['<p>A</p>', '<p>A</p><hr />', undefined, 'Divider'],
  [
    '<ul><li>A</li><li>B</li></ul>',
    '<ul><li>A</li></ul><ul><li>B</li></ul>',
    'Between these two: end of item, item',
    'Between these two: end of item, end of bulleted list, bulleted list, item',
  ],
  [
    '<p>A  b</p>',
    '<p>A b</p>',
    'Same appearance, different HTML: <p>A  [space, space]b</p>',
    'Same appearance, different HTML: <p>A [space]b</p>',
  ],
])('%s to %s is said in words', (older, newer, before, after) => {
  expect([older, newer].map((html) => sanitiseRichText(html))).toEqual([older, newer]);
  expect(differences(older, newer)).toEqual([[before, after]]);
});

const text = fc.constantFrom(
  'a',
  'b',
  'a b',
  ' ',
  '\u00a0',
  '',
  'a  b',
  '\n',
  '\u200b',
  '&lt;p&gt;',
  ' | ',
);
const attributes = (...all: string[]) =>
  fc.constantFrom('', ...all).map((given) => (given === '' ? '' : ` ${given}`));
const dir = attributes('dir="rtl"', 'dir="ltr"');

const { html: anyHtml } = fc.letrec<{ html: string; node: string }>((tie) => {
  const within = (name: string, given = dir) =>
    fc.tuple(given, tie('html')).map(([own, inner]) => `<${name}${own}>${inner}</${name}>`);
  return {
    html: fc
      .array(tie('node'), { maxLength: 3, depthIdentifier: 'text' })
      .map((all) => all.join('')),
    node: fc.oneof(
      { depthIdentifier: 'text', maxDepth: 5 },
      text,
      fc.constantFrom('<br>', '<hr>', '<hr dir="rtl">'),
      fc
        .tuple(
          fc.constantFrom('/uploads/a.png', '/uploads/b.png'),
          attributes('alt="a"', 'alt=""', 'role="presentation"', 'width="9"', 'height="9"'),
        )
        .map(([src, more]) => `<img src="${src}"${more}>`),
      ...['p', 'h2', 'h3', 'strong', 'em', 'code', 'ul', 'li', 'blockquote', 'pre', 'figure'].map(
        (name) => within(name),
      ),
      ...['table', 'thead', 'tbody', 'tr', 'figcaption'].map((name) => within(name)),
      within('ol', attributes('start="3"', 'start="4"')),
      within('a', attributes('href="/a"', 'href="/b"')),
      within('td', attributes('colspan="2"', 'rowspan="2"', 'dir="rtl"')),
      within('th', attributes('scope="col"', 'scope="row"', 'colspan="2"')),
    ),
  };
});

/** A text and a variation of it, since two random texts seldom differ in one detail. */
const pairs = fc
  .tuple(anyHtml, anyHtml, fc.nat(), fc.nat({ max: 12 }), text)
  .chain(([one, other, at, length, put]) => {
    const start = one === '' ? 0 : at % one.length;
    const varied = one.slice(0, start) + put + one.slice(start + length);
    const retagged = one.replace(
      /h2|ul|td|strong|rtl/,
      (name) => ({ h2: 'h3', ul: 'ol', td: 'th', strong: 'em' })[name] ?? 'ltr',
    );
    return fc.constantFrom([one, other], [one, varied], [one, retagged], [one, one]);
  })
  .map((both) => both.map((html) => sanitiseRichText(html)));

test('rows are marked if and only if two rich texts differ, each readable in words', () => {
  fc.assert(
    fc.property(pairs, ([older = '', newer = '']) => {
      const marked = differences(older, newer);
      expect(marked.length > 0).toBe(older !== newer);
      for (const [before, after] of marked) expect(before).not.toBe(after);
    }),
    {
      numRuns: 500,
      ...(process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {}),
    },
  );
});
