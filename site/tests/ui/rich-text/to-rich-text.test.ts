/** @jest-environment jsdom */
import { parseHtml } from '../../../cms-source/parse-html';
import { richTextInBrowser } from '../../../src/ui/rich-text/from-browser';
import { textOf } from '../../../src/ui/rich-text/text-of';

const parsers: [string, typeof parseHtml][] = [
  ['while the site is built', parseHtml],
  ['in the browser', richTextInBrowser],
];

describe.each(parsers)('rich text read %s', (_where, read) => {
  test('keeps paragraphs, emphasis, lists and links', () => {
    expect(
      read('<p>Ask <b>us</b>.</p>\n<ul>\n<li><a href="/contact">Contact</a></li>\n</ul>'),
    ).toEqual([
      { tag: 'p', children: ['Ask ', { tag: 'strong', children: ['us'] }, '.'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'a', href: '/contact', children: ['Contact'] }] },
        ],
      },
    ]);
  });

  test('keeps a direction, and nothing else that `dir` may hold', () => {
    expect(read('<p dir="RTL">A</p><p dir="up">B</p>')).toEqual([
      { tag: 'p', dir: 'rtl', children: ['A'] },
      { tag: 'p', children: ['B'] },
    ]);
  });

  test('keeps a table with the scope of its headers', () => {
    expect(read('<table><tr> <th scope="row">A</th> <td>B</td> </tr></table>')).toEqual([
      {
        tag: 'table',
        children: [
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', scope: 'row', children: ['A'] },
                  { tag: 'td', children: ['B'] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('keeps the column and row spans of merged cells, within limits', () => {
    const cells = (html: string) => read(`<table><tr>${html}</tr></table>`);
    const row = (cell: object) => [
      { tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [cell] }] }] },
    ];
    expect(cells('<td colspan="2" rowspan="3">A</td>')).toEqual(
      row({ tag: 'td', colspan: 2, rowspan: 3, children: ['A'] }),
    );
    expect(cells('<td colspan="1000" rowspan="0">A</td>')).toEqual(
      row({ tag: 'td', children: ['A'] }),
    );
  });

  test('a row spans a bounded number of columns', () => {
    const [table] = read(`<table><tr>${'<td colspan="99">A</td>'.repeat(3)}</tr></table>`);
    const spans = JSON.stringify(table).match(/"colspan":\d+/g);
    expect(spans).toEqual(['"colspan":99']);
  });

  test('a table within a cell becomes the words of its cells', () => {
    const inner = '<table><tr><th>B</th><td colspan="9">C</td></tr></table>';
    const [table] = read(`<table><tr><td>A ${inner}</td></tr></table>`);
    expect(JSON.stringify(table).match(/"tag":"\w+"/g)).toEqual([
      '"tag":"table"',
      '"tag":"tbody"',
      '"tag":"tr"',
      '"tag":"td"',
    ]);
    expect(textOf([table ?? ''])).toBe('A B C');
  });

  test('keeps the lines and indents of code, whose markup is text', () => {
    expect(
      read('<pre class="x"><code class="language-js">a\n  b<br>&lt;i onclick="x"&gt;</code></pre>'),
    ).toEqual([
      {
        tag: 'pre',
        children: [{ tag: 'code', children: ['a\n  b', '\n', '<i onclick="x">'] }],
      },
    ]);
  });

  test('keeps the first number of a list, within limits', () => {
    const item = { tag: 'li', children: ['A'] };
    expect(read('<ol start="3"><li>A</li></ol>')).toEqual([
      { tag: 'ol', start: 3, children: [item] },
    ]);
    expect(read('<ol start="1000"><li>A</li></ol>')).toEqual([{ tag: 'ol', children: [item] }]);
  });

  test('resolves a link without a scheme to its host, not to a relative path', () => {
    expect(read('<a href="example.com/docs">x</a>')).toEqual([
      { tag: 'a', href: 'https://example.com/docs', children: ['x'] },
    ]);
    expect(read('<a href="docs/page">x</a>')).toEqual(['x']);
  });

  test.each([
    '<script>alert(1)</script>',
    '<style>p{color:red}</style>',
    '<iframe src="https://example.com"></iframe>',
    '<svg><script>alert(1)</script><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<img src=x onerror=alert(1)>',
    '<template><p>hidden</p></template>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<!-- a comment -->',
  ])('drops %s with its content', (html) => {
    expect(read(html)).toEqual([]);
  });

  test('drops attributes and replaces unknown elements by their text', () => {
    expect(
      read('<div class="x"><p style="color:red" onclick="alert(1)" id="main">Text</p></div>'),
    ).toEqual([{ tag: 'p', children: ['Text'] }]);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<p>x</p>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://[',
    '',
  ])('keeps only the text of a link to %j', (href) => {
    const holder = document.createElement('a');
    holder.setAttribute('href', href);
    holder.textContent = 'trap';
    expect(read(holder.outerHTML)).toEqual(['trap']);
  });

  test.each([
    'https://example.com/a?b=c',
    'mailto:support@example.com',
    'tel:555-0142',
    '#part',
    '/faq',
  ])('keeps a link to %s', (href) => {
    expect(read(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href, children: ['x'] }]);
  });

  test('drops a paragraph whose only picture was left out', () => {
    expect(
      read('<p><img src="https://evil.example/x.png" alt="x"></p><p>Text</p><p> </p>'),
    ).toEqual([{ tag: 'p', children: ['Text'] }]);
  });

  test('drops links without a name', () => {
    expect(read('<p>A<a href="/faq"><img src="/x.png"></a></p>')).toEqual([
      { tag: 'p', children: ['A'] },
    ]);
  });
});

const knowsChart = (src: string) => (src === '/uploads/chart.png' ? src : undefined);

test('keeps the pictures that the build knows, with their alternative text only', () => {
  const html =
    '<p><img src="/uploads/chart.png" alt="A chart" onerror="alert(1)" style="width:9px"></p><p>B<img src="/uploads/other.png" alt="Other"></p>';
  expect(parseHtml(html, knowsChart)).toEqual([
    { tag: 'p', children: [{ tag: 'img', src: '/uploads/chart.png', alt: 'A chart' }] },
    { tag: 'p', children: ['B'] },
  ]);
});

test('a linked picture stays a link if it has an alternative text', () => {
  const link = (alt: string) =>
    parseHtml(`<a href="/faq"><img src="/uploads/chart.png" alt="${alt}"></a>`, knowsChart);
  expect(link('The questions')).toEqual([
    {
      tag: 'a',
      href: '/faq',
      children: [{ tag: 'img', src: '/uploads/chart.png', alt: 'The questions' }],
    },
  ]);
  expect(link('')).toEqual([{ tag: 'img', src: '/uploads/chart.png', alt: '' }]);
});
