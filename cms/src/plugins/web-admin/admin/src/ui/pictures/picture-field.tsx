import { Typography, VisuallyHidden } from '@strapi/design-system';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { maxPictures } from '../../../../api';
import {
  moved,
  pictureKeys,
  readPicture,
  writePicture,
  type ChosenPicture,
} from './chosen-picture';
import { acceptedNames, byteLimit, readPictures } from './picture-files';
import { PicturePicker } from './picture-picker';
import { PictureRow } from './picture-row';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
`;

const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[2]};
  padding-block-start: ${({ theme }) => theme.spaces[2]};
`;

interface PictureFieldProps {
  label: string;
  /** Pictures as `writePicture` writes them. The first is the cover. */
  value: readonly string[];
  onChange: (change: (pictures: readonly string[]) => string[]) => void;
  /** Gets the reading of chosen pictures. */
  onReading: (reading: Promise<unknown>) => void;
  /** What is wrong with the current pictures. */
  error?: string | undefined;
}

/** A field for several pictures in an order, with their alternative texts. Spec §2: they are read as base64. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, onReading, error } = props;
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [scaled, setScaled] = useState<readonly string[]>([]);
  const [dragged, setDragged] = useState<{ from: number; over: number }>();
  const [announced, setAnnounced] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const reading = useRef(Promise.resolve());
  const problems = [...refused, ...(error === undefined ? [] : [error])];
  const pictures = value.map(readPicture);
  const keys = pictureKeys(pictures);

  const add = async (files: readonly File[]) => {
    // In the order in which they were chosen, though large pictures take longer to read.
    const [read] = await Promise.all([readPictures(files), reading.current]);
    setRefused(read.refused);
    setScaled(read.scaled);
    if (read.pictures.length > 0) onChange((now) => [...now, ...read.pictures]);
  };

  const say = (index: number, alt: ChosenPicture['alt']) => {
    onChange((now) =>
      now.map((text, at) => (at === index ? writePicture({ ...readPicture(text), alt }) : text)),
    );
  };

  const move = (from: number, to: number) => {
    onChange((now) => moved(now, from, to));
    const cover = to === 0 ? ' It is the cover.' : '';
    setAnnounced(
      `Picture ${String(from + 1)} is now number ${String(to + 1)} of ${String(value.length)}.${cover}`,
    );
  };

  const remove = (index: number) => {
    setRefused([]);
    setScaled([]);
    onChange((now) => now.filter((_, other) => other !== index));
    setAnnounced(`Picture ${String(index + 1)} is removed.`);
    // The pressed button is gone.
    field.current?.querySelector('input')?.focus();
  };

  return (
    <Stack ref={field}>
      <Typography id={`${id}-label`} variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <PicturePicker
        id={id}
        multiple
        labelledBy={`${id}-label`}
        describedBy={`${id}-hint ${id}-problems`}
        wrong={problems.length > 0}
        onFiles={(files) => {
          reading.current = add(files);
          onReading(reading.current);
        }}
      />
      <Typography id={`${id}-hint`} variant="pi" textColor="neutral600">
        {acceptedNames}, at most {maxPictures}. Encoded, the blog and its pictures may take{' '}
        {byteLimit}.
      </Typography>
      <div id={`${id}-problems`} role="status">
        {problems.map((problem) => (
          <Typography key={problem} tag="p" variant="pi" textColor="danger600">
            {problem}
          </Typography>
        ))}
        {scaled.map((note) => (
          <Typography key={note} tag="p" variant="pi" textColor="neutral600">
            {note}
          </Typography>
        ))}
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {pictures.length > 0 && (
        <Rows aria-label="Chosen pictures" data-pictures>
          {pictures.map((picture, index) => (
            <PictureRow
              key={keys[index]}
              id={`${id}-${String(index)}`}
              picture={picture}
              index={index}
              count={pictures.length}
              dragging={dragged !== undefined}
              target={dragged?.over === index}
              onSay={(alt) => {
                say(index, alt);
              }}
              onMove={(to) => {
                move(index, to);
              }}
              onRemove={() => {
                remove(index);
              }}
              onDragStart={() => {
                setDragged({ from: index, over: index });
              }}
              onDragEnter={() => {
                setDragged((now) => now && { ...now, over: index });
              }}
              onDragEnd={() => {
                setDragged(undefined);
              }}
              onDrop={() => {
                if (dragged && dragged.from !== index) move(dragged.from, index);
                setDragged(undefined);
              }}
            />
          ))}
        </Rows>
      )}
    </Stack>
  );
}
