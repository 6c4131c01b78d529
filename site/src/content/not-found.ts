import type { NavigationLink } from './navigation';

export const notFound = {
  title: 'This position is vacant',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address. It may have moved in a reorganisation. These are still where they were:',
} as const;

export const wayBack: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
  { label: 'Frequently asked questions', to: '/faq' },
  { label: 'Contact Us', to: '/contact' },
];
