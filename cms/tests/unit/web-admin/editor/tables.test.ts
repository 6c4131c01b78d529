/** @jest-environment jsdom */
/// <reference lib="dom" />
import { Editor } from '@tiptap/react';
import { extensionsFor } from '../../../../src/plugins/web-admin/admin/src/editor/extensions';
import {
  insertTable,
  tableActions,
} from '../../../../src/plugins/web-admin/admin/src/editor/table-actions';
import { textHtml } from '../../../../src/plugins/web-admin/admin/src/editor/text-html';

let editor: Editor;

const open = (content: string, pictures = true) => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsFor(pictures),
    content,
  });
};

afterEach(() => {
  editor.destroy();
});

/** Puts the cursor behind a word. */
function cursorAt(word: string): void {
  editor.state.doc.descendants((node, at) => {
    if (node.text === word) editor.commands.setTextSelection(at + node.nodeSize);
  });
}

const actionNamed = (name: string) => {
  const action = tableActions.find((each) => each.name === name);
  if (!action) throw new Error(`no action ${name}`);
  return action;
};

const press = (name: string) => {
  actionNamed(name).run(editor);
};

/** The table with a letter for each cell: capital for a header cell. A line for each row, `|` below the head. */
function drawn(): string {
  const { body } = new DOMParser().parseFromString(textHtml(editor), 'text/html');
  return [...body.querySelectorAll('tr')]
    .map((row) => {
      const cells = [...row.cells].map((cell) => {
        const text = cell.textContent || '-';
        const span = cell.colSpan > 1 ? String(cell.colSpan) : '';
        return (cell.tagName === 'TH' ? `[${text}]` : text) + span;
      });
      return cells.join(' ') + (row.parentElement?.tagName === 'THEAD' ? ' |' : '');
    })
    .join('\n');
}

const row = (tag: 'th' | 'td', ...words: string[]) =>
  `<tr>${words.map((word) => `<${tag}><p>${word}</p></${tag}>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const plain = table(row('th', 'a', 'b'), row('td', 'c', 'd'));

test('a new table has a header row, and the cursor is in its first cell', () => {
  open('<p>Before</p>');
  cursorAt('Before');
  insertTable(editor);
  editor.commands.insertContent('first');
  expect(drawn()).toBe('[first] [-] [-] |\n- - -\n- - -');
  expect(textHtml(editor)).toMatch(/^<p>Before<\/p><table>/);
});

test('rows and columns are added around the cursor and removed at it', () => {
  open(plain);
  cursorAt('c');
  press('Row above');
  press('Row below');
  expect(drawn()).toBe('[a] [b] |\n- -\nc d\n- -');
  press('Column before');
  press('Column after');
  expect(drawn()).toBe('[-] [a] [-] [b] |\n- - - -\n- c - d\n- - - -');
  press('Delete column');
  press('Delete row');
  expect(drawn()).toBe('[-] [-] [b] |\n- - -\n- - -');
  press('Delete table');
  expect(textHtml(editor)).toBe('');
});

test('the last row and the last column go with the table only', () => {
  open(table(row('td', 'a')));
  cursorAt('a');
  expect(['Delete row', 'Delete column'].map((name) => actionNamed(name).isOff?.(editor))).toEqual([
    true,
    true,
  ]);
});

test('header rows and columns are switched, and say what they are the head of', () => {
  open(table(row('td', 'a', 'b'), row('td', 'c', 'd')));
  cursorAt('d');
  press('Header row');
  press('Header column');
  expect(drawn()).toBe('[a] [b] |\n[c] d');
  expect(textHtml(editor)).toBe(
    '<table><thead><tr><th scope="col"><p>a</p></th><th scope="col"><p>b</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>c</p></th><td><p>d</p></td></tr></tbody></table>',
  );
  expect(['Header row', 'Header column'].map((name) => actionNamed(name).isOn?.(editor))).toEqual([
    true,
    true,
  ]);
  press('Header row');
  expect(drawn()).toBe('[a] b\n[c] d');
});

test('a text with a head, spans, directions and a caption comes back as it was', () => {
  const text =
    '<figure><table dir="rtl"><thead><tr><th colspan="2" scope="col"><p>a</p></th></tr></thead><tbody><tr>' +
    '<th dir="ltr" scope="row"><p>b</p></th><td><ul><li><p>c</p></li></ul></td></tr></tbody></table>' +
    '<figcaption>d</figcaption></figure>';
  open(text, false);
  expect(textHtml(editor)).toBe(text);
});

test('a head whose cell reaches into the body stays in the body, where it keeps its rows', () => {
  open('<table><tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr></table>');
  expect(textHtml(editor)).not.toContain('<thead>');
  expect(textHtml(editor)).toContain('rowspan="2"');
});

test('rows of different lengths can be edited: what is missing is added', async () => {
  open(table(row('td', 'a', 'b'), row('td', 'c')));
  await new Promise((created) => editor.on('create', created));
  cursorAt('c');
  press('Row below');
  expect(drawn()).toBe('a b\nc -\n- -');
});
