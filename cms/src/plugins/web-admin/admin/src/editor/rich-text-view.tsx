import { EditorContent, useEditor } from '@tiptap/react';
import { styled } from 'styled-components';
import { contentStyle } from './content-style';
import { extensionsFor } from './extensions';

const Frame = styled.div`
  ${contentStyle}
`;

/** Rich text to be read. It goes through the editor's own schema, so that nothing in it can run. */
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
