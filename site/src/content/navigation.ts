export interface NavigationLink {
  label: string;
  to: string;
}

export interface NavigationColumn {
  heading: string;
  links: readonly NavigationLink[];
}

/** Spec §2: the button of the bar, on every page. */
export const getStarted: NavigationLink = { label: 'Get Started', to: '/contact' };

/** The top bar, and the sheet that stands for it on small screens. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact Us', to: '/contact' },
];

export const footerColumns: readonly NavigationColumn[] = [
  {
    heading: 'Firm',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Blog', to: '/blog' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
];
