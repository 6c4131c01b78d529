import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../ui/page/Breadcrumb';
import { addressOf, type StructuredData } from './structured-data';

/**
 * The breadcrumb of a page.
 * @param crumbs the last one is the page itself
 * @param path the page's own path
 */
export const breadcrumbs =
  (crumbs: readonly Crumb[], path: string): StructuredData<BreadcrumbList> =>
  (siteUrl) => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(to ?? path, siteUrl),
    })),
  });
