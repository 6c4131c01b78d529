import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { EditorContent } from '@tiptap/react';
import { useId, useImperativeHandle, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import type { SelectPart } from '../checks/go-to-place';
import { noPictures, readPictures, type PicturesRead } from '../ui/pictures/picture-files';
import { contentStyle } from './content-style';
import { LinkDialog } from './links/link-dialog';
import { selectTextPart } from './nodes/text-parts';
import { PictureDialog } from './picture-dialog';
import { Toolbar } from './toolbar';
import { useRichText } from './use-rich-text';

const Frame = styled.div<{ $wrong: boolean }>`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid
    ${({ theme, $wrong }) => ($wrong ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
  .tiptap {
    max-height: 48rem;
    min-height: 16rem;
    outline: none;
    overflow-y: auto;
    padding: ${({ theme }) => theme.spaces[4]};
  }
  ${contentStyle}
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
`;

interface RichTextEditorProps {
  label: string;
  /** HTML; empty if there is no text. */
  value: string;
  onChange: (html: string) => void;
  /** What is wrong with the text. */
  error?: string | undefined;
  /** Whether the text may contain pictures. */
  pictures?: boolean;
  /** Gets a function that selects a part of the text. */
  selectRef?: Ref<SelectPart> | undefined;
}

/** A field for rich text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, error, pictures = false, selectRef = null } = props;
  const id = useId();
  const [dialog, setDialog] = useState<'link' | PicturesRead>();
  const { toggleNotification } = useNotification();
  const takeFiles = async (files: readonly File[]) => {
    if (pictures) setDialog(await readPictures(files.slice(0, 1)));
    else toggleNotification({ type: 'warning', message: 'This text cannot contain pictures.' });
  };
  const editor = useRichText({
    id,
    value,
    onChange,
    pictures,
    wrong: error !== undefined,
    onFiles: (files) => void takeFiles(files),
  });
  useImperativeHandle(
    selectRef,
    (): SelectPart => (part, index) => {
      selectTextPart(editor, part, index);
    },
    [editor],
  );
  const close = () => {
    setDialog(undefined);
  };

  return (
    <Stack>
      <Typography id={`${id}-label`} variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <Frame $wrong={error !== undefined}>
        <Toolbar
          editor={editor}
          controls={id}
          onLink={() => {
            setDialog('link');
          }}
          onPicture={
            pictures
              ? () => {
                  setDialog(noPictures);
                }
              : undefined
          }
        />
        <EditorContent editor={editor} />
      </Frame>
      {error !== undefined && (
        <Typography id={`${id}-error`} variant="pi" textColor="danger600">
          {error}
        </Typography>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog !== undefined && dialog !== 'link' && (
        <PictureDialog editor={editor} given={dialog} onClose={close} />
      )}
    </Stack>
  );
}
