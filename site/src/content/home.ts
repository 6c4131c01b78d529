import type { CarouselWords } from './carousel';
import { figures, firm } from './firm';
import { getStarted } from './navigation';

export const page = {
  path: '/',
  description: `Consulting and three tools for moving HR and finance from a legacy ERP to the cloud. ${firm.places}, founded ${figures.founded}.`,
} as const;

/** Spec §2: the 3-slide fading banner. A slide's name is its button below the banner. */
export const banner = {
  words: {
    label: 'Introduction',
    row: 'All three slides, in a row',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slides',
    play: 'Play slides',
    pick: 'Slides',
  } satisfies CarouselWords,
  slides: {
    move: {
      name: 'The move, in good order',
      title: 'HR and finance, moved to the cloud in good order.',
      lead: `Our ${figures.experts} experts advise on Workday, connect it to everything around it, and build tools for the work that repeats itself. Founded in ${figures.founded}.`,
      action: getStarted,
      more: { label: 'See our services', to: '/services' },
    },
    tools: {
      name: 'Three tools of our own',
      title: 'Data, tests and charts: three tools of our own.',
      lead: 'Dc3 puts the records in order. AKSA Studio repeats the test cases. Reorg Chart Modelling draws the organisation that comes next.',
      action: { label: 'Meet the tools', to: '/tools' },
      more: { label: 'What repeats itself', to: '#tools' },
    },
    team: {
      name: `${firm.places}, one team`,
      title: `${firm.places} work as one team.`,
      lead: `Founded in ${figures.founded}. ${figures.experts} experts for the cloud platform, with ${figures.averageExperience} of experience on average.`,
      action: { label: 'About us', to: '/about' },
      more: { label: 'Who leads the firm', to: '/team' },
    },
  },
} as const;

/** Spec §2: the challenges of moving from a legacy ERP to the cloud platform, kept as a ledger. */
export const challenges = {
  title: 'Five things that make leaving a legacy ERP hard, and what we enter against each.',
  caption: 'Challenges of moving from a legacy ERP to the cloud platform, and our answer to each',
  entry: 'Entry',
  debit: { name: 'Debit', explained: 'what makes it hard' },
  credit: { name: 'Credit', explained: 'what we do about it' },
  entries: [
    {
      name: 'Data in too many places',
      debit:
        'Years of exceptions live in files next to the old system, and each of them has to come along.',
      credit: `Data management is part of what we offer. Dc3 has worked through ${figures.dc3.transactions} transactions and ${figures.dc3.files} files, with role-based access.`,
    },
    {
      name: 'Tests that start from zero',
      debit:
        'Every release asks for the same cases again, and nobody has a free week to click through them.',
      credit: `We take on release and testing management. AKSA Studio holds ${figures.aksaStudio.testCases} test cases and ${figures.aksaStudio.erpIntegrations} ERP integrations.`,
    },
    {
      name: 'Interfaces with no owner',
      debit:
        'The old system hangs on connections that someone set up once, and that no one likes to touch.',
      credit: `Integration deployment is a service of its own here: ${figures.integrations} integrations, in ${figures.integrationCountries} countries.`,
    },
    {
      name: 'An organisation that will not hold still',
      debit:
        'The chart changes while the project is running, and the plan is drawn on last year’s.',
      credit:
        'In Reorg Chart Modelling, planners make new versions from the admin’s. One is finalised, and that is the only one that end users see.',
    },
    {
      name: 'People who were told last',
      debit: 'The new platform goes live on a Monday. For many, that is the first they hear of it.',
      credit:
        'We describe eight roles in a transformation and go through it with them in four steps: design, implementation, support, enhancement.',
    },
  ],
} as const;

export const tools = {
  id: 'tools',
  title: 'Where the work repeats itself, we built a tool.',
  dc3: {
    name: 'Dc3',
    lead: 'Takes transactions and files by the million. Role-based access decides who sees what on the way.',
    facts: [
      { label: 'customers', figure: figures.dc3.customers },
      { label: 'transactions', figure: figures.dc3.transactions },
      { label: 'files', figure: figures.dc3.files },
    ],
    more: 'About Dc3',
    to: '/dc3',
  },
  aksaStudio: {
    name: 'AKSA Studio',
    lead: 'Keeps the test cases that nobody should have to click through twice.',
    facts: [
      { label: 'test cases', figure: figures.aksaStudio.testCases },
      { label: 'ERP integrations', figure: figures.aksaStudio.erpIntegrations },
      { label: 'customers', figure: figures.aksaStudio.customers },
    ],
    more: 'About AKSA Studio',
    to: '/aksa-studio',
  },
  reorgChartModelling: {
    name: 'Reorg Chart Modelling',
    lead: 'Draw the next organisation beside the current one. Four roles, from the first upload to the version that everyone sees.',
    facts: [],
    more: 'About Reorg Chart Modelling',
    to: '/reorg-chart-modelling',
  },
} as const;

/** Spec §9. The drawings are drawn to count: whoever changes a figure changes its drawing. */
export const reasons = {
  title: 'Reasons you can count. Go on, count them.',
  founded: {
    figure: figures.founded,
    title: 'One stroke a year.',
    text: 'The first one is the year the firm was founded, the thirtieth is 2026. The row goes on.',
  },
  experts: {
    figure: figures.experts,
    title: 'Experts for the cloud platform.',
    text: `Each dot is one of them. On average they bring ${figures.averageExperience} of experience.`,
  },
  workload: {
    figure: figures.workloadReduction,
    title: 'Less workload.',
    text: 'Of a hundred strokes, the faded ones are the work that goes away.',
  },
  offices: {
    figure: figures.offices,
    title: 'Offices.',
    text: `One panel each. ${firm.places} are the two you can phone.`,
  },
  integrations: {
    figure: figures.integrations,
    title: `Integrations, in ${figures.integrationCountries} countries.`,
    text: 'Integration deployment is a service of its own, and this is its tally.',
  },
} as const;

/** Spec §3, the fields of a testimonial. `name` is a role. */
export interface Testimonial {
  name: string;
  location: string;
  testimonials: string;
}

/** Spec §2: the testimonials carousel. All of them are samples, and the page says so. */
export const testimonials = {
  // Short: on wide screens the controls stand beside it.
  title: 'How it should feel afterwards',
  words: {
    label: 'Testimonials',
    row: 'All testimonials, in a row',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause testimonials',
    play: 'Play testimonials',
  } satisfies CarouselWords,
  samples: [
    {
      name: 'HR manager',
      location: 'Zurich',
      testimonials:
        'We had three payroll calendars and nobody who could explain all of them. Now there is one, and I can explain it myself.',
    },
    {
      name: 'HRIS director',
      location: 'India',
      testimonials:
        'They told us early which of our habits the new platform would not forgive. That honesty saved us a summer.',
    },
    {
      name: 'Project manager',
      location: 'Zurich',
      testimonials:
        'I stopped asking whether the tests had run. The list is there in the morning, and it is short.',
    },
    {
      name: 'Executive sponsor',
      location: 'India',
      testimonials:
        'I was asked for decisions, never for patience. And each decision came with its price.',
    },
  ] satisfies Testimonial[],
  note: 'These are samples, written by us: each speaks for a role and a place, none for a customer.',
} as const;

export const closing = {
  title: `Write today. We call back ${firm.callBackWithin}.`,
  text: `Tell us what you run now and where you want to be. Support answers ${firm.supportWithin}, ${firm.hours}.`,
} as const;
