import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { VersionPicture } from '../../../api';
import { Pair } from './rich-rows';

const Thumbnail = styled.img`
  background: ${({ theme }) => theme.colors.neutral150};
  display: block;
  height: 8rem;
  max-width: 100%;
  object-fit: contain;
`;

type State = 'Kept' | 'Removed' | 'Added' | 'Text changed';

interface PicturesProps {
  label: string;
  pictures: readonly VersionPicture[];
  stateOf: (picture: VersionPicture) => State;
}

function Pictures({ label, pictures, stateOf }: PicturesProps) {
  if (pictures.length === 0) return <Typography textColor="neutral600">None</Typography>;
  return (
    <Flex tag="ul" aria-label={label} gap={4} wrap="wrap" alignItems="flex-start">
      {pictures.map((picture, index) => {
        const { id, url, name, alternativeText, decorative, gone } = picture;
        return (
          <Box tag="li" key={`${String(index)} ${String(id)}`} maxWidth="16rem">
            {gone ? (
              <Typography textColor="neutral600">{`${name} is gone from the media library`}</Typography>
            ) : (
              <Thumbnail src={url} alt={alternativeText} loading="lazy" />
            )}
            <Badge>{stateOf(picture)}</Badge>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {decorative ? 'Decorative' : alternativeText || 'No alternative text'}
            </Typography>
          </Box>
        );
      })}
    </Flex>
  );
}

interface PictureRowsProps {
  older: readonly VersionPicture[];
  newer: readonly VersionPicture[];
}

/** The pictures of two versions, each marked as added, removed or kept. */
export function PictureRows({ older, newer }: PictureRowsProps) {
  const stateAgainst =
    (others: readonly VersionPicture[], alone: State) =>
    ({ id, alternativeText, decorative }: VersionPicture): State => {
      const other = others.find((each) => each.id === id);
      if (other === undefined) return alone;
      const isSaid = other.alternativeText === alternativeText && other.decorative === decorative;
      return isSaid ? 'Kept' : 'Text changed';
    };
  return (
    <Pair>
      <Pictures label="Before" pictures={older} stateOf={stateAgainst(newer, 'Removed')} />
      <Pictures label="After" pictures={newer} stateOf={stateAgainst(older, 'Added')} />
    </Pair>
  );
}
