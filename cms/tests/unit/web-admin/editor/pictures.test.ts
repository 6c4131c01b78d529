/** @jest-environment jsdom */
/// <reference lib="dom" />
import { Editor } from '@tiptap/react';
import { extensionsFor } from '../../../../src/plugins/web-admin/admin/src/editor/extensions';
import {
  changePicture,
  insertPicture,
  selectedPicture,
} from '../../../../src/plugins/web-admin/admin/src/editor/nodes/put-picture';
import { textHtml } from '../../../../src/plugins/web-admin/admin/src/editor/text-html';

let editor: Editor;

const open = (content: string) => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsFor(true),
    content,
  });
};

afterEach(() => {
  editor.destroy();
});

const src = '/uploads/a.png';
const picture = { src, alt: 'A', decorative: false, caption: '' };
const image = `<img src="${src}" alt="A">`;

/** Selects the picture, or puts the cursor at the end of the caption. */
function select(type: 'image' | 'figcaption'): void {
  editor.state.doc.descendants((node, at) => {
    if (node.type.name !== type) return;
    if (type === 'image') editor.commands.setNodeSelection(at);
    else editor.commands.setTextSelection(at + node.nodeSize - 1);
  });
}

const press = (key: string) => {
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
};

test('a picture is inserted with its text, as decorative, or with a caption', () => {
  open('');
  insertPicture(editor, picture);
  expect(textHtml(editor)).toBe(image);
  editor.commands.clearContent();
  insertPicture(editor, { ...picture, alt: '', decorative: true });
  expect(textHtml(editor)).toBe(`<img src="${src}" alt="" role="presentation">`);
  editor.commands.clearContent();
  insertPicture(editor, { ...picture, caption: 'Below' });
  expect(textHtml(editor)).toBe(`<figure>${image}<figcaption>Below</figcaption></figure>`);
});

test('a picture that is inserted from within a caption follows the figure', () => {
  open(`<figure>${image}<figcaption>Below</figcaption></figure>`);
  select('figcaption');
  insertPicture(editor, { ...picture, alt: 'B' });
  expect(textHtml(editor)).toBe(
    `<figure>${image}<figcaption>Below</figcaption></figure><img src="${src}" alt="B">`,
  );
});

test('the selected picture is changed in its place, and a caption is added, changed and removed', () => {
  open(`<p>Before</p>${image}<p>After</p>`);
  expect(selectedPicture(editor)).toBeUndefined();
  const change = (next: Partial<typeof picture>) => {
    select('image');
    changePicture(editor, { ...(selectedPicture(editor) ?? picture), ...next });
    return textHtml(editor).replace(/^<p>Before<\/p>|<p>After<\/p>$/g, '');
  };
  expect(change({ alt: 'B' })).toBe(`<img src="${src}" alt="B">`);
  expect(change({ caption: 'One' })).toBe(
    `<figure><img src="${src}" alt="B"><figcaption>One</figcaption></figure>`,
  );
  expect(change({ caption: 'Two' })).toContain('<figcaption>Two</figcaption>');
  expect(change({ caption: '' })).toBe(`<img src="${src}" alt="B">`);
});

test('a caption keeps its links while it reads the same', () => {
  const caption = '<figcaption>By <a href="https://example.com">Anna</a></figcaption>';
  open(`<figure>${image}${caption}</figure>`);
  select('image');
  const selected = selectedPicture(editor);
  expect(selected).toEqual({ ...picture, caption: 'By Anna' });
  changePicture(editor, { ...picture, alt: 'B', caption: 'By Anna' });
  expect(textHtml(editor)).toBe(`<figure><img src="${src}" alt="B">${caption}</figure>`);
});

test('another file does not keep the size of the one before', () => {
  open(`<img src="${src}" alt="A" width="10" height="20">`);
  select('image');
  changePicture(editor, { ...picture, alt: 'B' });
  expect(textHtml(editor)).toContain('width="10"');
  changePicture(editor, { ...picture, src: '/uploads/b.png' });
  expect(textHtml(editor)).toBe('<img src="/uploads/b.png" alt="A">');
});

test('Enter leaves a caption, and an empty caption is removed by Backspace', () => {
  open(`<figure>${image}<figcaption>Below</figcaption></figure>`);
  select('figcaption');
  press('Enter');
  editor.commands.insertContent('Next');
  expect(textHtml(editor)).toMatch(/<\/figure><p>Next<\/p>$/);
  editor.commands.setContent(`<figure>${image}<figcaption></figcaption></figure>`);
  select('figcaption');
  press('Backspace');
  expect(textHtml(editor)).toBe(`<figure>${image}</figure>`);
});

test('a deleted picture takes its caption along', () => {
  open(`<p>Before</p><figure>${image}<figcaption>Below</figcaption></figure>`);
  select('image');
  press('Delete');
  expect(textHtml(editor)).toBe('<p>Before</p>');
});

test('a picture without a text has a note until it is described or decorative', () => {
  open(`<img src="${src}"><img src="${src}" alt="" role="presentation">${image}`);
  const notes = () => editor.view.dom.querySelectorAll('.picture-note').length;
  expect(notes()).toBe(1);
  editor.commands.setNodeSelection(0);
  changePicture(editor, picture);
  expect(notes()).toBe(0);
});
