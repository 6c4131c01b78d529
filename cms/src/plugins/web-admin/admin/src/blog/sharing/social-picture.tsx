import { Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sharedPicture } from '../../../../api';
import { readPictures } from '../../ui/pictures/picture-files';
import { PicturePicker } from '../../ui/pictures/picture-picker';

const Shown = styled.img`
  background: ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: block;
  height: 7.2rem;
  max-width: 100%;
  object-fit: contain;
`;

interface Size {
  width: number;
  height: number;
}

const times = ({ width, height }: Size) => `${String(width)} × ${String(height)}`;

/** What a picture's size means for it; undefined while it is not known. */
function sizeText(size: Size | undefined): string | undefined {
  if (size === undefined) return undefined;
  const isSmall = size.width < sharedPicture.width || size.height < sharedPicture.height;
  return isSmall
    ? `${times(size)} pixels: it will be enlarged, and look blurred.`
    : `${times(size)} pixels`;
}

interface SocialPictureProps {
  /** A data URL or an address; none for the cover. */
  value: string | undefined;
  onChange: (picture: string | undefined) => void;
  /** Gets the reading of a chosen picture. */
  onReading: (reading: Promise<unknown>) => void;
}

/** The picture that a shared link shows instead of the cover. */
export function SocialPicture({ value, onChange, onReading }: SocialPictureProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const newest = useRef<readonly File[]>();
  const [problem, setProblem] = useState('');
  const [measured, setMeasured] = useState<Size & { src: string }>();
  const size = sizeText(measured?.src === value ? measured : undefined);

  const choose = async (files: readonly File[]) => {
    newest.current = files;
    const { pictures, refused } = await readPictures(files);
    // Another one was chosen meanwhile.
    if (newest.current !== files) return;
    setProblem(refused[0] ?? '');
    if (pictures[0] !== undefined) onChange(pictures[0]);
  };

  return (
    <Flex ref={field} direction="column" alignItems="stretch" gap={1}>
      <Typography id={`${id}-label`} variant="pi" fontWeight="bold" textColor="neutral800">
        Social picture
      </Typography>
      <PicturePicker
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-hint ${id}-problem`}
        wrong={problem !== ''}
        onFiles={(files) => {
          onReading(choose(files));
        }}
      />
      <Typography id={`${id}-hint`} variant="pi" textColor="neutral600">
        Empty: the cover. {times(sharedPicture)} pixels; other shapes are cropped to it.
      </Typography>
      <div id={`${id}-problem`} role="status">
        {problem !== '' && (
          <Typography tag="p" variant="pi" textColor="danger600">
            {problem}
          </Typography>
        )}
      </div>
      {value !== undefined && (
        <Flex gap={3} alignItems="flex-start" paddingTop={1}>
          <Shown
            src={value}
            alt="Social picture"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setMeasured({ src: value, width, height });
            }}
          />
          <Typography variant="pi" textColor="neutral700" role="status">
            {size}
          </Typography>
          <IconButton
            label="Remove the social picture"
            onClick={() => {
              setProblem('');
              onChange(undefined);
              // The pressed button is gone.
              field.current?.querySelector('input')?.focus();
            }}
          >
            <Cross />
          </IconButton>
        </Flex>
      )}
    </Flex>
  );
}
