/**
 * @jest-environment jsdom
 */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { Editor } from '@tiptap/react';
import { extensionsFor } from '../../../../src/plugins/web-admin/admin/src/editor/extensions';
import {
  cleanPaste,
  pastedFiles,
} from '../../../../src/plugins/web-admin/admin/src/editor/paste/clean-paste';
import { textHtml } from '../../../../src/plugins/web-admin/admin/src/editor/text-html';

let editor: Editor;

beforeEach(() => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsFor(true),
    editorProps: { transformPastedHTML: cleanPaste },
  });
});

afterEach(() => {
  editor.destroy();
});

/** The text of the editor after a paste. */
function paste(type: string, content: string): string {
  const clipboardData = {
    files: [],
    getData: (asked: string) => (asked === type ? content : ''),
  };
  // jsdom has no ClipboardEvent.
  const event = new Event('paste', { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  return textHtml(editor);
}

const pasted = (html: string) => paste('text/html', html);
const pastedText = (text: string) => paste('text/plain', text);

const docs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr" style="line-height:1.38">' +
  '<span style="font-weight:400">Plain and </span><span style="font-weight:700">one bold</span>' +
  '<span style="font-weight:400;font-style:italic"> italic</span></p><br />' +
  '<ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:400">outer</span></p></li>' +
  '<ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400">inner</span></p></li></ul></ul></b>';

test('text from Google Docs keeps bold, italic and the depth of lists', () => {
  expect(pasted(docs)).toBe(
    '<p>Plain and <strong>one bold</strong><em> italic</em></p>' +
      '<ul><li><p>outer</p><ul><li><p>inner</p></li></ul></li></ul>',
  );
});

test('words within bold text are not bold if their style says so', () => {
  expect(pasted('<p><b>a <span style="font-weight: normal">b</span></b> c</p>')).toBe(
    '<p><strong>a </strong>b c</p>',
  );
});

const marker = (text: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;

const wordItem = (text: string, shown: string, level = 1, list = 'l0', instance = 'lfo1') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${String(level)} ${instance}'>${marker(shown)}${text}<o:p></o:p></p>`;

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal{margin:0} --></style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test("Word's list paragraphs become a list, without their bullets", () => {
  expect(
    pasted(
      word(
        `<h1>Heading<o:p></o:p></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> and <span style='mso-spacerun:yes'>  </span>text<o:p></o:p></p>` +
          wordItem('First', '·') +
          wordItem('Second', '·'),
      ),
    ),
  ).toBe(
    '<h2>Heading</h2><p><strong>Bold</strong> and text</p><ul><li><p>First</p></li><li><p>Second</p></li></ul>',
  );
});

test("Word's lists keep their depth, their numbers and their position", () => {
  expect(
    pasted(
      word(
        wordItem('One', '1.') +
          wordItem('Inner', 'a)', 2) +
          wordItem('Two', '2.') +
          '<p class=MsoNormal>Between</p>' +
          wordItem('Three', '3.') +
          wordItem('Other', '·', 1, 'l1', 'lfo2'),
      ),
    ),
  ).toBe(
    '<ol><li><p>One</p><ol><li><p>Inner</p></li></ol></li><li><p>Two</p></li></ol><p>Between</p>' +
      '<ol start="3"><li><p>Three</p></li></ol><ul><li><p>Other</p></li></ul>',
  );
});

/** A list item as Word for the web writes it. */
const webItem = (text: string, tag: 'ol' | 'ul', { level = 1, list = 1, at = 1 } = {}) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} class="NumberListStyle1" role="list"${tag === 'ol' ? ` start="${String(at)}"` : ''}>` +
  `<li data-leveltext="%1." data-listid="${String(list)}" data-aria-posinset="${String(at)}" data-aria-level="${String(level)}" role="listitem" class="OutlineElement Ltr">` +
  `<p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP"> </span></p></li></${tag}></div>`;

test('the items of Word for the web, each a separate list, become one list with its depth', () => {
  expect(
    pasted(
      webItem('One', 'ol') +
        webItem('Inner', 'ul', { level: 2, list: 2 }) +
        webItem('Inner too', 'ul', { level: 2, list: 2, at: 2 }) +
        webItem('Two', 'ol', { at: 2 }) +
        '<div class="OutlineElement"><p>Between</p></div>' +
        webItem('Three', 'ol', { at: 3 }) +
        webItem('Other', 'ul', { list: 3 }),
    ),
  ).toBe(
    '<ol><li><p>One</p><ul><li><p>Inner</p></li><li><p>Inner too</p></li></ul></li><li><p>Two</p></li></ol><p>Between</p>' +
      '<ol start="3"><li><p>Three</p></li></ol><ul><li><p>Other</p></li></ul>',
  );
});

test('a merged cell stays merged, and no row is broken', () => {
  expect(
    pasted(
      '<table><col width=64><tr height=20><td class=xl65>Name</td><td>Days</td></tr><tr><td colspan=2>Team</td></tr><tr><td>Anna</td><td>25</td></tr></table>',
    ),
  ).toBe(
    '<table><tbody><tr><td><p>Name</p></td><td><p>Days</p></td></tr><tr><td colspan="2"><p>Team</p></td></tr>' +
      '<tr><td><p>Anna</p></td><td><p>25</p></td></tr></tbody></table>',
  );
});

test('a single cell is pasted as text', () => {
  expect(pasted('<table><tr><td>Anna</td></tr></table>')).toBe('<p>Anna</p>');
});

const sheet = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!-- .xl65 {mso-style-parent:style0;font-weight:700;} --></style></head>` +
  `<body><table border=0><!--StartFragment--><col width=64 span=2>${rows}<!--EndFragment--></table></body></html>`;

const headed =
  '<table><thead><tr><th scope="col"><p>Name</p></th><th scope="col"><p>Days</p></th></tr></thead>' +
  '<tbody><tr><td><p>Anna</p></td><td><p>25</p></td></tr></tbody></table>';

test.each([
  [
    'Excel',
    sheet(
      '<tr height=20><td class=xl65>Name</td><td class=xl65>Days</td></tr><tr><td>Anna</td><td align=right>25</td></tr>',
    ),
  ],
  [
    'Google Sheets',
    '<google-sheets-html-origin><style>td {border: 1px solid #ccc}</style><table data-sheets-root="1"><colgroup><col width="100"></colgroup><tbody>' +
      '<tr><td style="font-weight:bold;" data-sheets-value="{}">Name</td><td style="font-weight:bold;">Days</td></tr>' +
      '<tr><td>Anna</td><td style="text-align:right;">25</td></tr></tbody></table>',
  ],
  [
    'Word',
    word(
      '<table class=MsoTableGrid><thead><tr><td><p class=MsoNormal>Name<o:p></o:p></p></td><td><p class=MsoNormal>Days<o:p></o:p></p></td></tr></thead>' +
        '<tr><td><p class=MsoNormal>Anna<o:p></o:p></p></td><td><p class=MsoNormal>25<o:p></o:p></p></td></tr></table>',
    ),
  ],
])('a bold first row from %s becomes the header row of the table', (_from, html) => {
  expect(pasted(html)).toBe(headed);
});

test('a table in which everything is bold has no header row', () => {
  expect(
    pasted(
      '<table><tr><td><b>A</b></td><td><b>B</b></td></tr><tr><td><b>C</b></td><td><b>D</b></td></tr></table>',
    ),
  ).not.toContain('<th');
});

test('a table within a cell becomes the paragraphs of its cells', () => {
  expect(
    pasted(
      '<table><tr><td>A</td><td><table><tr><td>B</td><td><p>C</p></td></tr></table></td></tr></table>',
    ),
  ).toBe('<table><tbody><tr><td><p>A</p></td><td><p>B</p><p>C</p></td></tr></tbody></table>');
});

const vsCode = (lines: string) =>
  `<meta charset='utf-8'><div style="color: #ccc;background-color: #1f1f1f;font-family: Consolas, 'Courier New', monospace;font-weight: normal;white-space: pre;">${lines}</div>`;

test('lines from VS Code become a code block that keeps indents and empty lines', () => {
  expect(
    pasted(
      vsCode(
        '<div><span style="color: #c586c0;font-weight:bold">if</span><span> (a &lt; b) {</span></div><br><div><span>  go();</span></div><div>}</div>',
      ),
    ),
  ).toBe('<pre><code>if (a &lt; b) {\n\n  go();\n}</code></pre>');
});

test('a single line from VS Code is code within its sentence', () => {
  expect(pasted(vsCode('<div><span>npm start</span></div>'))).toBe('<p><code>npm start</code></p>');
});

test('a `pre` becomes a code block without its colours', () => {
  expect(
    pasted(
      `<pre style="font-family:'JetBrains Mono',monospace"><span style="color:#00f"><b>let</b></span> a;<br>  b();<br></pre><p>After</p>`,
    ),
  ).toBe('<pre><code>let a;\n  b();</code></pre><p>After</p>');
});

test('a copied picture stays decorative', () => {
  const html = '<img src="data:image/png;base64,AA" alt="" role="presentation">';
  expect(pasted(`<p role="presentation">A</p>${html}`)).toBe(`<p>A</p>${html}`);
});

test('only text that is an address becomes a link', () => {
  expect(
    pastedText(
      'See README.md and ASP.NET and config.py, or www.example.com, or https://www.example.com/a.',
    ),
  ).toBe(
    '<p>See README.md and ASP.NET and config.py, or <a href="https://www.example.com">www.example.com</a>, ' +
      'or <a href="https://www.example.com/a">https://www.example.com/a</a>.</p>',
  );
});

test('a typed file name stays text', () => {
  editor.commands.insertContent('config.py');
  editor.commands.insertContent(' ');
  expect(editor.getHTML()).not.toContain('<a');
});

test("a pasted link follows the contract's rule", () => {
  expect(
    pasted(
      '<p><a href="example.com/docs">a</a> <a href="page.html">b</a> <a href="javascript:x">c</a></p>',
    ),
  ).toBe('<p><a href="https://example.com/docs">a</a> b c</p>');
});

const clipboard = (html: string) => ({
  files: Object.assign([new File(['x'], 'image.png', { type: 'image/png' })], {
    item: () => null,
  }),
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

test.each([
  ['Word text', word('<p class=MsoNormal>Text</p>'), 0],
  ['cells', '<table><tr><td>Name</td></tr></table>', 0],
  ['nothing', '', 1],
  ['a picture', '<meta charset="utf-8"><img src="https://example.com/a.png" alt="A">', 1],
  [
    'a picture of Word',
    word('<p class=MsoNormal><img src="file:///a.png"><o:p>&nbsp;</o:p></p>'),
    1,
  ],
])(
  'a picture beside %s on the clipboard is taken only if it is what was copied',
  (_what, html, files) => {
    expect(pastedFiles(clipboard(html))).toHaveLength(files);
  },
);
