import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ManagedBlog } from '../../../api';

const Thumbnail = styled.img`
  background: ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: block;
  flex-shrink: 0;
  height: 4rem;
  object-fit: cover;
  width: 4.8rem;
`;

/** The first picture of a blog, and how many more there are. */
export function BlogPicture({ blog: { title, image } }: { blog: ManagedBlog }) {
  const [first] = image;
  if (first === undefined) {
    return (
      <Typography textColor="neutral600" variant="pi">
        None
      </Typography>
    );
  }
  const more = image.length - 1;
  return (
    <Flex gap={2}>
      <Thumbnail src={first} alt={`First picture of “${title}”`} loading="lazy" />
      {more > 0 && (
        <Typography textColor="neutral600" variant="pi">
          <span aria-hidden>+{more}</span>
          <VisuallyHidden>{`and ${String(more)} more`}</VisuallyHidden>
        </Typography>
      )}
    </Flex>
  );
}
