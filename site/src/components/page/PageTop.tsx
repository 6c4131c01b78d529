import type { ReactNode } from 'react';
import type { PageCopy } from '../../content/page';
import type { StructuredData } from '../../structured-data/structured-data';
import { Seo } from '../layout/Seo';
import { PageHead } from '../primitives/PageHead';

interface PageTopProps {
  page: PageCopy;
  /** What the page is about, for search engines. */
  data?: readonly StructuredData[];
  /** What else belongs to the head: a button, a search box. */
  children?: ReactNode;
}

/** What an inner page begins with: what it tells machines, and its head. */
export function PageTop({ page, data = [], children }: PageTopProps) {
  const { path, title, description, above = [], heading, lead } = page;
  const crumbs = [{ label: 'Home', to: '/' }, ...above, { label: title }];
  return (
    <>
      <Seo title={title} description={description} path={path} crumbs={crumbs} data={data} />
      <PageHead crumbs={crumbs} title={heading} lead={lead} split>
        {children}
      </PageHead>
    </>
  );
}
