import type { PageCopy } from '../../content/page';
import type { StructuredData } from '../../structured-data/structured-data';
import { Seo } from './Seo';
import { crumbsOf } from './PageTop';

interface PageSeoProps {
  page: PageCopy;
  /** What the page is about, for search engines. */
  data?: readonly StructuredData[];
}

/** The `Head` of an inner page. */
export const PageSeo = ({ page, data = [] }: PageSeoProps) => (
  <Seo
    title={page.title}
    description={page.description}
    path={page.path}
    crumbs={crumbsOf(page)}
    data={data}
  />
);
