import type { PageCopy } from '../../content/page';
import type { Crumb } from '../primitives/Breadcrumb';

/** The way to an inner page, the page itself last. */
export const crumbsOf = ({ above = [], title }: PageCopy): Crumb[] => [
  { label: 'Home', to: '/' },
  ...above,
  { label: title },
];
