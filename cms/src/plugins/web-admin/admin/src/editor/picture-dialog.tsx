import { Checkbox, Field, Typography } from '@strapi/design-system';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isBlank, limits } from '../../../api';
import { readPictures, type PicturesRead } from '../ui/pictures/picture-files';
import { PicturePicker } from '../ui/pictures/picture-picker';
import { changePicture, insertPicture, selectedPicture } from './nodes/put-picture';
import { SmallDialog } from './small-dialog';

const Preview = styled.img`
  max-height: 20rem;
  max-width: 100%;
  object-fit: contain;
`;

const missing = 'Describe the picture, or mark it as decorative.';

interface PictureDialogProps {
  editor: Editor;
  /** The pictures that were dropped on the text or pasted into it. */
  given: PicturesRead;
  onClose: () => void;
}

/** Inserts a picture at the cursor, or changes the selected one. It has an alternative text or is decorative. */
export function PictureDialog({ editor, given, onClose }: PictureDialogProps) {
  const [selected] = useState(() =>
    given.pictures.length > 0 ? undefined : selectedPicture(editor),
  );
  const [src, setSrc] = useState(given.pictures[0] ?? selected?.src ?? '');
  const [alt, setAlt] = useState(selected?.alt ?? '');
  const [decorative, setDecorative] = useState(selected?.decorative ?? false);
  const [caption, setCaption] = useState(selected?.caption ?? '');
  const [problem, setProblem] = useState(given.refused.join(' '));
  const [scaled, setScaled] = useState(given.scaled.join(' '));
  const [undescribed, setUndescribed] = useState(false);
  const [reading, setReading] = useState(false);
  const newest = useRef<readonly File[]>();

  const choose = async (chosen: readonly File[]) => {
    newest.current = chosen;
    setReading(true);
    const { pictures, refused, scaled: notes } = await readPictures(chosen.slice(0, 1));
    // Another one was chosen meanwhile.
    if (newest.current !== chosen) return;
    setReading(false);
    setProblem(refused.join(' '));
    setScaled(notes.join(' '));
    const [picture] = pictures;
    if (picture !== undefined) setSrc(picture);
  };

  const submit = () => {
    const lacksText = !decorative && isBlank(alt);
    setUndescribed(lacksText);
    if (src === '') setProblem('Choose a picture first.');
    if (src === '' || lacksText) return;
    const picture = { src, alt: decorative ? '' : alt.trim(), decorative, caption: caption.trim() };
    if (selected) changePicture(editor, picture);
    else insertPicture(editor, picture);
    onClose();
  };

  return (
    <SmallDialog
      title="Picture"
      submitLabel={selected ? 'Change' : 'Insert'}
      busy={reading}
      onClose={onClose}
      onLeave={() => editor.commands.focus()}
      onSubmit={submit}
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
      <Typography role="status" variant="pi" textColor="neutral600">
        {scaled}
      </Typography>
      {src !== '' && <Preview src={src} alt="Preview" />}
      <Field.Root
        id="picture-alt"
        error={undescribed ? missing : false}
        hint="Says what the picture shows to people who cannot see it."
      >
        <Field.Label>Alternative text</Field.Label>
        <Field.Input
          dir="auto"
          value={decorative ? '' : alt}
          disabled={decorative}
          maxLength={limits.alternativeText}
          onChange={(event) => {
            setAlt(event.target.value);
            setUndescribed(false);
          }}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Checkbox
        checked={decorative}
        onCheckedChange={(checked) => {
          setDecorative(checked === true);
          setUndescribed(false);
        }}
      >
        Decorative: it tells nothing that the text does not say
      </Checkbox>
      <Field.Root id="picture-caption" hint="Optional. Everybody reads it, below the picture.">
        <Field.Label>Caption</Field.Label>
        <Field.Input
          dir="auto"
          value={caption}
          onChange={(event) => {
            setCaption(event.target.value);
          }}
        />
        <Field.Hint />
      </Field.Root>
    </SmallDialog>
  );
}
