import { EditorContent, useEditor } from '@tiptap/react';
import { styled } from 'styled-components';
import { contentStyle } from './content-style';
import { extensionsFor } from './extensions';

const Frame = styled.div`
  ${contentStyle}
`;

/** Rich text to read. It passes the editor's schema, so that no script in it can run. */
export function RichTextView({ html, label }: { html: string; label: string }) {
  const editor = useEditor(
    {
      extensions: extensionsFor(true),
      content: html,
      editable: false,
      editorProps: { attributes: { role: 'group', 'aria-label': label } },
    },
    [html, label],
  );
  return (
    <Frame>
      <EditorContent editor={editor} />
    </Frame>
  );
}
