/** @jest-environment jsdom */
import { blocksOf, plainBlock } from '../../../../src/plugins/web-admin/admin/src/history/blocks';

const text = (words: string, marks = '') => ({ text: words, marks });

const item = { kind: 'item', form: 'Bulleted list' };

test('headings, paragraphs, items, quotes and code are blocks with their marks', () => {
  const html = `<h2>Why</h2><p>Count <strong>twice</strong>, <a href="/contact">load</a> once.</p>
    <ul><li><p>One</p></li><li>Two<ul><li>Three</li></ul></li></ul>
    <blockquote><p>Said</p></blockquote><pre><code>a  b
c</code></pre><hr>`;
  expect(blocksOf(html)).toEqual([
    { kind: 'heading', form: 'Heading 2', runs: [text('Why')] },
    {
      kind: 'text',
      runs: [
        text('Count '),
        text('twice', 'strong'),
        text(', '),
        text('load', '→/contact'),
        text(' once.'),
      ],
    },
    { ...item, between: 'bulleted list, item', runs: [text('One')] },
    { ...item, between: 'end of item, item', runs: [text('Two')] },
    {
      kind: 'item',
      form: 'Bulleted list › bulleted list',
      between: 'bulleted list, item',
      runs: [text('Three')],
    },
    {
      kind: 'quote',
      form: 'Quote',
      between: 'end of item, end of bulleted list, end of item, end of bulleted list, quote',
      runs: [text('Said')],
    },
    { kind: 'code', form: 'Code', between: 'end of quote', runs: [text('a  b\nc', 'code')] },
    { kind: 'divider', runs: [] },
  ]);
});

test('a row of a table is one block, and a picture has its address and its alternative text', () => {
  const html =
    '<table><tbody><tr><th><p>Name</p></th><td><p>Sum</p></td></tr><tr><td>A</td><td></td></tr></tbody></table>' +
    '<p>Before<img src="/uploads/a.png" alt="A chart">after</p>';
  expect(blocksOf(html)).toEqual([
    {
      kind: 'row',
      form: 'Table › row: header; cell',
      between: 'table, row',
      runs: [text('Name | Sum')],
    },
    {
      kind: 'row',
      form: 'Table › row: 2 × cell',
      between: 'end of row, row',
      runs: [text('A | ')],
    },
    { kind: 'text', between: 'end of row, end of table', runs: [text('Before')] },
    { kind: 'picture', src: '/uploads/a.png', runs: [text('A chart')] },
    { kind: 'text', runs: [text('after')] },
  ]);
});

test('hostile markup leaves words only: no script runs, nothing is loaded, no markup is kept', () => {
  const run = jest.fn();
  Object.assign(globalThis, { run });
  const hostile = [
    '<script>run()</script><p>One</p>',
    '<p onclick="run()">Two<img src="x:x" onerror="run()"></p>',
    '<svg onload="run()"><script>run()</script></svg><p>Three</p>',
    '<style>@import "https://evil.example"</style><p>&lt;script&gt;run()&lt;/script&gt;</p>',
    '<p><a href="javascript:run()">Four</a></p>',
  ].join('');
  expect(blocksOf(hostile)).toEqual([
    { kind: 'text', runs: [text('One')] },
    { kind: 'text', runs: [text('Two')] },
    { kind: 'picture', src: 'x:x', runs: [text('')] },
    { kind: 'text', runs: [text('Three')] },
    { kind: 'text', runs: [text('<script>run()</script>')] },
    { kind: 'text', runs: [text('Four', '→javascript:run()')] },
  ]);
  expect(run).not.toHaveBeenCalled();
});

test('a plain text is one block, an empty one none', () => {
  expect(plainBlock('a < b')).toEqual([{ kind: 'text', runs: [text('a < b')] }]);
  expect(plainBlock('')).toEqual([]);
});
