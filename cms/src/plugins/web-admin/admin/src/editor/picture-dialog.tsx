import { Field, Typography } from '@strapi/design-system';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readPictures, type PicturesRead } from '../ui/pictures/picture-files';
import { PicturePicker } from '../ui/pictures/picture-picker';
import { SmallDialog } from './small-dialog';

const Preview = styled.img`
  max-height: 20rem;
  max-width: 100%;
  object-fit: contain;
`;

interface PictureDialogProps {
  editor: Editor;
  /** The pictures that were dropped on the text or pasted into it. */
  given: PicturesRead;
  onClose: () => void;
}

/** Inserts a picture with its alternative text at the cursor. */
export function PictureDialog({ editor, given, onClose }: PictureDialogProps) {
  const [src, setSrc] = useState(given.pictures[0] ?? '');
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState(given.refused.join(' '));

  const choose = async (chosen: readonly File[]) => {
    const { pictures, refused } = await readPictures(chosen.slice(0, 1));
    setProblem(refused.join(' '));
    const [picture] = pictures;
    if (picture !== undefined) setSrc(picture);
  };

  return (
    <SmallDialog
      title="Picture"
      submitLabel="Insert"
      onClose={onClose}
      onLeave={() => editor.commands.focus()}
      onSubmit={() => {
        if (src === '') {
          setProblem('Choose a picture first.');
          return;
        }
        editor.commands.setImage({ src, alt: alt.trim() });
        onClose();
      }}
    >
      <Typography id="picture-file-label" variant="pi" fontWeight="bold" textColor="neutral800">
        File
      </Typography>
      <PicturePicker
        id="picture-file"
        labelledBy="picture-file-label"
        wrong={problem !== ''}
        describedBy="picture-file-problem"
        onFiles={(chosen) => void choose(chosen)}
      />
      <Typography id="picture-file-problem" role="alert" variant="pi" textColor="danger600">
        {problem}
      </Typography>
      {src !== '' && <Preview src={src} alt="Preview" />}
      <Field.Root
        id="picture-alt"
        hint="Describes the picture to people who cannot see it. Leave it empty if the picture is only decoration."
      >
        <Field.Label>Alternative text</Field.Label>
        <Field.Input
          value={alt}
          onChange={(event) => {
            setAlt(event.target.value);
          }}
        />
        <Field.Hint />
      </Field.Root>
    </SmallDialog>
  );
}
