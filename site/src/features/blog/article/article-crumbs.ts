import { blogPage } from '../../../content/blog';
import type { Crumb } from '../../../ui/page/Breadcrumb';
import { categoryPath } from '../categories';

/** The way to an article: through the blog and its category. */
export const articleCrumbs = ({
  title,
  category,
}: {
  title: string;
  category: string;
}): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: blogPage.title, to: '/blog' },
  { label: category, to: categoryPath(category) },
  { label: title },
];
