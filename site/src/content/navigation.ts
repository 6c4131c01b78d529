export interface NavigationLink {
  label: string;
  to: string;
}

/** A link of the bar. It is marked on its own page, on those below it (`/blog/…`), and on those it covers. */
export interface NavigationEntry extends NavigationLink {
  covers?: readonly string[];
  /** It stands in a group to be found there, and belongs to none: on its page the group is not marked. */
  apart?: true;
}

/** A drop-down of the bar. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationEntry[];
  /** The page that sums the group up. It stands last. */
  overview?: NavigationEntry;
}

export interface FooterGroup {
  heading: string;
  links: readonly NavigationLink[];
}

/** Spec §2: the button of the bar, on every page. */
export const getStarted: NavigationLink = { label: 'Get Started', to: '/contact' };

const services = {
  label: 'Services',
  links: [
    { label: 'Advisory services', to: '/advisory-services' },
    {
      label: 'Managed services and new functions',
      to: '/managed-services-and-new-functions-deployment',
    },
    { label: 'Integration deployment', to: '/integration-deployment' },
    { label: 'Client-side deployment', to: '/client-side-deployment' },
    { label: 'Our offerings', to: '/our-offerings' },
  ],
  overview: { label: 'All services', to: '/services' },
} as const satisfies NavigationGroup;

const solutions = {
  label: 'Solutions',
  links: [
    { label: 'Blockchain and internet of things', to: '/blockchain-and-internet-of-things' },
    {
      label: 'Machine learning and predictive analysis',
      to: '/machine-learning-and-predictive-analysis',
    },
    { label: 'Information security', to: '/information-security' },
    { label: 'Workday', to: '/workday' },
  ],
  overview: { label: 'All solutions', to: '/solutions' },
} as const satisfies NavigationGroup;

const tools = {
  label: 'Tools',
  links: [
    { label: 'Dc3', to: '/dc3' },
    { label: 'AKSA Studio', to: '/aksa-studio' },
    { label: 'Reorg Chart Modelling', to: '/reorg-chart-modelling' },
  ],
  overview: { label: 'All tools', to: '/tools' },
} as const satisfies NavigationGroup;

const stakeholders: NavigationLink = { label: 'Stakeholders', to: '/stakeholders' };

const openPositions = [
  { label: 'QA Automation Lead', to: '/qa-automation-lead' },
  { label: 'IT Business Analyst', to: '/it-business-analyst' },
  { label: 'Java Developers', to: '/java-developers' },
  { label: 'Front-End Developer', to: '/front-end-developer' },
] as const satisfies readonly NavigationLink[];

const faq: NavigationLink = { label: 'FAQ', to: '/faq' };
const contact: NavigationLink = { label: 'Contact us', to: '/contact' };

const aboutTheFirm = [
  { label: 'About us', to: '/about' },
  { label: 'Why choose us', to: '/why-choose-us' },
  { label: 'Team', to: '/team' },
  { label: 'Healthcare', to: '/healthcare' },
  { label: 'Career', to: '/career', covers: openPositions.map(({ to }) => to) },
  { label: 'Blog', to: '/blog' },
] as const satisfies readonly NavigationEntry[];

/** The top bar, and the sheet that stands for it on small screens. */
export const mainNavigation: readonly (NavigationEntry | NavigationGroup)[] = [
  services,
  solutions,
  tools,
  stakeholders,
  { label: 'Firm', links: [...aboutTheFirm, { ...contact, apart: true }] },
  faq,
];

/** The footer's lists of links, three in a row on wide screens. With the bar they lead to every page of the site. */
export const footerGroups: readonly FooterGroup[] = [
  { heading: services.label, links: [...services.links, services.overview] },
  { heading: solutions.label, links: [...solutions.links, solutions.overview] },
  { heading: 'Firm', links: [...aboutTheFirm, stakeholders] },
  { heading: tools.label, links: [...tools.links, tools.overview] },
  { heading: 'Open positions', links: openPositions },
  {
    heading: 'Help',
    links: [
      faq,
      contact,
      { label: 'Disclaimer', to: '/disclaimer' },
      { label: 'Privacy policy', to: '/privacy-policy' },
    ],
  },
];
