/** @jest-environment jsdom */
import { Editor } from '@tiptap/react';
import { extensionsFor } from '../../../../src/plugins/web-admin/admin/src/editor/extensions';

test('editing keeps the direction of a text that has one, and adds none', () => {
  const content =
    '<h2 dir="rtl">A</h2><p>B</p><ul dir="rtl"><li dir="ltr"><p dir="auto">C</p></li></ul>' +
    '<table><tbody><tr><td dir="rtl"><p>D</p></td></tr></tbody></table>';
  const editor = new Editor({ extensions: extensionsFor(false), content });
  expect(editor.getHTML()).toBe(content);
  editor.destroy();
});

test('text without a direction is shown in the direction of its letters, including bullets, and stored without one', () => {
  const content = '<p>عربي!</p><ul><li><p>عربي!</p></li></ul><p dir="ltr">A</p>';
  const editor = new Editor({ extensions: extensionsFor(false), content });
  const shown = [...editor.view.dom.children].map((block) => block.getAttribute('dir'));
  expect(shown).toEqual(['auto', 'auto', 'ltr']);
  expect(editor.getHTML()).toBe(content);
  editor.destroy();
});
