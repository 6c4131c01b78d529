/**
 * @jest-environment jsdom
 */
/// <reference lib="dom" />
import { Editor } from '@tiptap/react';
import { readText } from '../../../../src/contract/content/checks/read-text';
import { extensionsFor } from '../../../../src/plugins/web-admin/admin/src/editor/extensions';
import {
  rangesOf,
  selectTextPart,
  type TextPart,
} from '../../../../src/plugins/web-admin/admin/src/editor/nodes/text-parts';
import { textHtml } from '../../../../src/plugins/web-admin/admin/src/editor/text-html';

const content =
  '<h2>One <a href="/a">a</a></h2><p><a href="/b">b<strong>old</strong></a><a href="/c">c</a> and <a href="/c">c</a></p>' +
  '<figure><img src="/uploads/1.png" alt="x"><figcaption>By <a href="/d">d</a></figcaption></figure>' +
  '<ul><li><p>x</p><h3>Two</h3></li></ul><img src="/uploads/2.png" alt=""><table><tbody><tr><td><p><a href="/e">e</a></p></td></tr></tbody></table>';

const editor = new Editor({
  element: document.createElement('div'),
  extensions: extensionsFor(true),
  content,
});

afterAll(() => {
  editor.destroy();
});

const words = (part: TextPart) =>
  rangesOf(editor.state.doc, part).map(({ from, to }) => editor.state.doc.textBetween(from, to));

test('the editor counts headings, links and pictures as the checks of its text do', () => {
  const { headings, links, images } = readText(textHtml(editor));
  expect(words('heading')).toEqual(headings.map((each) => each.words));
  expect(words('link')).toEqual(links.map((each) => each.words));
  expect(rangesOf(editor.state.doc, 'image')).toHaveLength(images.length);
  expect(links.map(({ href }) => href)).toEqual(['/a', '/b', '/c', '/c', '/d', '/e']);
});

test('a part is selected; one that is gone changes nothing', () => {
  selectTextPart(editor, 'link', 1);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe('bold');
  selectTextPart(editor, 'image', 1);
  expect(editor.state.selection.content().content.firstChild?.attrs.src).toBe('/uploads/2.png');
  const before = editor.state.selection;
  selectTextPart(editor, 'heading', 9);
  expect(editor.state.selection.eq(before)).toBe(true);
});
