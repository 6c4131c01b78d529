import type { ReactNode } from 'react';
import type { PageCopy } from '../../content/page';
import type { Crumb } from './Breadcrumb';
import { PageHead } from './PageHead';

/** The breadcrumb of an inner page. */
export const crumbsOf = ({ above = [], title }: PageCopy): Crumb[] => [
  { label: 'Home', to: '/' },
  ...above,
  { label: title },
];

interface PageTopProps {
  page: PageCopy;
  /** What else belongs to the head: a button, a search box. */
  children?: ReactNode;
}

/** The head of an inner page. */
export function PageTop({ page, children }: PageTopProps) {
  return (
    <PageHead crumbs={crumbsOf(page)} title={page.heading} lead={page.lead} split>
      {children}
    </PageHead>
  );
}
