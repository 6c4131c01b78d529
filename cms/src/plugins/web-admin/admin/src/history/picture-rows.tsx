import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ComparedPicture } from './picture-states';
import { Pair } from './rich-rows';

const Thumbnail = styled.img`
  background: ${({ theme }) => theme.colors.neutral150};
  display: block;
  height: 8rem;
  max-width: 100%;
  object-fit: contain;
`;

interface PicturesProps {
  label: string;
  pictures: readonly ComparedPicture[];
}

function Pictures({ label, pictures }: PicturesProps) {
  if (pictures.length === 0) return <Typography textColor="neutral600">None</Typography>;
  return (
    <Flex tag="ul" aria-label={label} gap={4} wrap="wrap" alignItems="flex-start">
      {pictures.map(({ picture, states }, index) => {
        const { id, url, name, alternativeText, decorative, gone } = picture;
        return (
          <Box tag="li" key={`${String(index)} ${String(id)}`} maxWidth="16rem">
            {gone ? (
              <Typography textColor="neutral600">{`${name} is gone from the media library`}</Typography>
            ) : (
              <Thumbnail src={url} alt={alternativeText} loading="lazy" />
            )}
            <Badge>{states.join(', ') || 'Kept'}</Badge>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {decorative ? 'Decorative' : alternativeText || 'No alternative text'}
            </Typography>
            {states.includes('File changed') && (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {`File: ${name}`}
              </Typography>
            )}
          </Box>
        );
      })}
    </Flex>
  );
}

interface PictureRowsProps {
  older: readonly ComparedPicture[];
  newer: readonly ComparedPicture[];
}

/** The pictures of two versions, each with what became of it. */
export function PictureRows({ older, newer }: PictureRowsProps) {
  return (
    <Pair>
      <Pictures label="Before" pictures={older} />
      <Pictures label="After" pictures={newer} />
    </Pair>
  );
}
