import { Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { acceptedTypes } from './picture-files';

const Zone = styled.label<{ $over: boolean; $wrong: boolean }>`
  align-items: center;
  background: ${({ theme, $over }) => ($over ? theme.colors.primary100 : theme.colors.neutral100)};
  border: 1px dashed
    ${({ theme, $wrong }) => ($wrong ? theme.colors.danger600 : theme.colors.neutral300)};
  border-radius: ${({ theme }) => theme.borderRadius};
  cursor: pointer;
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
  justify-content: center;
  padding: ${({ theme }) => theme.spaces[6]};
  position: relative;
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  svg {
    fill: ${({ theme }) => theme.colors.neutral600};
  }
`;

// Invisible above its zone, so that the browser's own file field handles clicks, keys and dropped files.
const Input = styled.input`
  cursor: pointer;
  inset: 0;
  opacity: 0;
  position: absolute;
  width: 100%;
`;

interface PicturePickerProps {
  id: string;
  multiple?: boolean;
  wrong?: boolean;
  labelledBy: string;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** A field to choose picture files or to drop them on. */
export function PicturePicker(props: PicturePickerProps) {
  const { id, multiple = false, wrong = false, labelledBy, describedBy, onFiles } = props;
  const [over, setOver] = useState(false);
  return (
    <Zone $over={over} $wrong={wrong}>
      <Images aria-hidden />
      <Typography textColor="neutral700">
        {multiple ? 'Choose pictures or drop them here' : 'Choose a picture or drop it here'}
      </Typography>
      <Input
        id={id}
        type="file"
        accept={acceptedTypes.join(',')}
        multiple={multiple}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={wrong}
        onDragEnter={() => {
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={() => {
          setOver(false);
        }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Zone>
  );
}
