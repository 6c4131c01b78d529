import { IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { maxPictures } from '../../../../api';
import { acceptedNames, byteLimit, readPictures } from './picture-files';
import { PicturePicker } from './picture-picker';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
`;

const Previews = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[3]};
  padding-block-start: ${({ theme }) => theme.spaces[2]};
`;

const Preview = styled.li`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  height: 9.6rem;
  overflow: hidden;
  position: relative;
  width: 12.8rem;
  img {
    height: 100%;
    object-fit: cover;
    width: 100%;
  }
  button {
    inset-block-start: ${({ theme }) => theme.spaces[1]};
    inset-inline-end: ${({ theme }) => theme.spaces[1]};
    position: absolute;
  }
`;

interface PictureFieldProps {
  label: string;
  /** Data URLs of new pictures, and addresses of stored ones. */
  value: readonly string[];
  onChange: (change: (pictures: readonly string[]) => string[]) => void;
  /** What is wrong with the current pictures. */
  error?: string | undefined;
}

/** A field for several pictures with a preview of each. Spec §2: they are read as base64. */
export function PictureField({ label, value, onChange, error }: PictureFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const problems = [...refused, ...(error === undefined ? [] : [error])];

  const add = async (files: readonly File[]) => {
    const read = await readPictures(files);
    setRefused(read.refused);
    if (read.pictures.length > 0) onChange((pictures) => [...pictures, ...read.pictures]);
  };

  const remove = (index: number) => {
    setRefused([]);
    onChange((pictures) => pictures.filter((_, other) => other !== index));
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
        onFiles={(files) => void add(files)}
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
      </div>
      {value.length > 0 && (
        <Previews aria-label="Chosen pictures">
          {value.map((src, index) => (
            // Pictures have no name, and the same one may be chosen twice.
            <Preview key={`${String(index)} ${src.slice(-40)}`}>
              <img src={src} alt={`${String(index + 1)} of ${String(value.length)}`} />
              <IconButton
                label={`Remove picture ${String(index + 1)}`}
                size="XS"
                onClick={() => {
                  remove(index);
                }}
              >
                <Cross />
              </IconButton>
            </Preview>
          ))}
        </Previews>
      )}
    </Stack>
  );
}
