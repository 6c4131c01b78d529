import type { ManagedBlog } from '../../../api';
import { PublishedName } from '../publishing/entry-status';
import { RichTextExcerpt } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { BlogPicture } from './BlogPicture';

/** Spec §2: the columns of All Blogs, save for its actions, which are in sight from 1280 pixels on. */
export const blogColumns: readonly Column<ManagedBlog>[] = [
  {
    name: 'title',
    label: 'Title',
    sortable: true,
    cell: (blog) => <PublishedName name={blog.title} entry={blog} width="max(17rem, 13vw)" />,
  },
  {
    name: 'description',
    label: 'Description',
    cell: ({ description }) => <RichTextExcerpt html={description} width="max(20rem, 15vw)" />,
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
