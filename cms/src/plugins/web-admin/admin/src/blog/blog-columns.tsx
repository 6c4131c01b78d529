import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ManagedBlog } from '../../../api';
import { PublishedName } from '../publishing/published-name';
import { screenAddress } from '../shell/menu';
import { RichTextExcerpt } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';

const Thumbnail = styled.img`
  background: ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: block;
  flex-shrink: 0;
  height: 4rem;
  object-fit: cover;
  width: 4.8rem;
`;

/** The first picture of a blog, and the number of the others. */
function BlogPicture({ blog: { title, image } }: { blog: ManagedBlog }) {
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

/**
 * Spec §2: the columns of All Blogs except its actions, which are in sight from 1280 pixels on.
 * @param show.linked whether titles lead to the page of the article
 * @param show.inTrash whether the trash's own columns follow, which leave less room
 */
export const blogColumns = ({
  linked,
  inTrash,
}: {
  linked: boolean;
  inTrash: boolean;
}): readonly Column<ManagedBlog>[] => [
  {
    name: 'title',
    label: 'Title',
    sortable: true,
    cell: (blog) => (
      <PublishedName
        name={blog.title}
        entry={blog}
        width="max(17rem, 13vw)"
        to={linked ? `${screenAddress('blogs')}/${blog._id}` : undefined}
      />
    ),
  },
  {
    name: 'description',
    label: 'Description',
    cell: ({ description }) => (
      <RichTextExcerpt
        html={description}
        width={inTrash ? 'max(14rem, 11vw)' : 'max(20rem, 15vw)'}
      />
    ),
  },
  { name: 'image', label: 'Image', cell: (blog) => <BlogPicture blog={blog} /> },
  {
    name: 'category',
    label: 'Category',
    sortable: true,
    width: 'max(10rem, 8vw)',
    cell: ({ category }) => category,
  },
];
