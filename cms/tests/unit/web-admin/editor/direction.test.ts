/** @jest-environment jsdom */
import { Editor } from '@tiptap/react';
import { extensionsFor } from '../../../../src/plugins/web-admin/admin/src/editor/extensions';

test('text that was given a direction keeps it when it is edited, and no other gets one', () => {
  const content =
    '<h2 dir="rtl">A</h2><p>B</p><ul dir="rtl"><li dir="ltr"><p dir="auto">C</p></li></ul>' +
    '<table><tbody><tr><td dir="rtl"><p>D</p></td></tr></tbody></table>';
  const editor = new Editor({ extensions: extensionsFor(false), content });
  expect(editor.getHTML()).toBe(content);
  editor.destroy();
});
