import type { PageCopy } from '../../content/page';
import type { StructuredData } from '../../structured-data/structured-data';
import { Seo } from './Seo';
import { crumbsOf } from './PageTop';

interface PageSeoProps {
  page: PageCopy;
  /** What the page is about, for search engines. */
  data?: readonly StructuredData[];
}

/** What an inner page tells machines, for its `Head`. */
export const PageSeo = ({ page, data = [] }: PageSeoProps) => (
  <Seo
    title={page.title}
    description={page.description}
    path={page.path}
    crumbs={crumbsOf(page)}
    data={data}
  />
);
