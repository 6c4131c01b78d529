import type { NavigationLink } from './navigation';

/** The copy of a page for an address that has none. */
export interface AnswerCopy {
  title: string;
  /** For search engines and link previews. */
  description: string;
  lead: string;
  links: readonly NavigationLink[];
}

export const notFound = {
  title: 'This position is vacant',
  description:
    'There’s no page at this address. It may have moved in a reorganisation. Start again from Home, our services or our tools.',
  lead: 'There’s no page at this address. It may have moved in a reorganisation. These are still where they were:',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Our services', to: '/services' },
    { label: 'Our tools', to: '/tools' },
    { label: 'Frequently asked questions', to: '/faq' },
    { label: 'Contact us', to: '/contact' },
  ],
} as const satisfies AnswerCopy;

/** Where a page was that we have taken from the site. */
export const gone = {
  title: 'This article is gone',
  description:
    'We’ve taken this page off the site, and nothing has taken its place. Start again from the blog, our services or our tools.',
  lead: 'We’ve taken this page off the site, and nothing has taken its place. You may find what you need here:',
  links: [
    { label: 'Blog', to: '/blog' },
    { label: 'Frequently asked questions', to: '/faq' },
    { label: 'Our services', to: '/services' },
    { label: 'Contact us', to: '/contact' },
    { label: 'Home', to: '/' },
  ],
} as const satisfies AnswerCopy;
