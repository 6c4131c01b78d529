import type { NavigationLink } from './navigation';

export const notFound = {
  title: 'This position is vacant',
  description:
    'There’s no page at this address. It may have moved in a reorganisation. Start again from Home, our services or our tools.',
  lead: 'There’s no page at this address. It may have moved in a reorganisation. These are still where they were:',
} as const;

export const wayBack: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Our services', to: '/services' },
  { label: 'Our tools', to: '/tools' },
  { label: 'Frequently asked questions', to: '/faq' },
  { label: 'Contact us', to: '/contact' },
];
