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
      lead: `${figures.experts} experts who advise on Workday, connect it to your other systems, and build tools for work that keeps coming back. Founded in ${figures.founded}.`,
      action: getStarted,
      more: { label: 'See our services', to: '/services' },
    },
    tools: {
      name: 'Three tools of our own',
      title: 'Three tools of our own, for data, tests and org charts.',
      lead: 'Dc3 gets the records in order. AKSA Studio reruns the test cases. Reorg Chart Modelling draws your next organisation.',
      action: { label: 'Meet the tools', to: '/tools' },
      more: { label: 'Why we built them', to: '#tools' },
    },
    team: {
      name: `${firm.places}, one team`,
      title: `${firm.places} work as one team.`,
      lead: `Founded in ${figures.founded}. ${figures.experts} cloud-platform experts, with ${figures.averageExperience} of experience on average.`,
      action: { label: 'About us', to: '/about' },
      more: { label: 'Who leads the firm', to: '/team' },
    },
  },
} as const;

/** Spec §2: the challenges of moving from a legacy ERP to the cloud platform, kept as a ledger. */
export const challenges = {
  title: 'Five things that make leaving a legacy ERP hard, and how we offset each one.',
  entry: 'Entry',
  debit: { name: 'Debit', explained: 'what makes it hard' },
  credit: { name: 'Credit', explained: 'what we do about it' },
  entries: [
    {
      name: 'Data in too many places',
      debit:
        'Years of exceptions live in files beside the old system, and every one of them has to come along.',
      credit: `Data management is one of our offerings. Dc3 has handled ${figures.dc3.transactions} transactions and ${figures.dc3.files} files, with role-based access.`,
    },
    {
      name: 'Testing that starts from scratch',
      debit:
        'Every release needs the same cases again, and nobody has a spare week to click through them.',
      credit: `We take release and testing management off your hands. AKSA Studio holds ${figures.aksaStudio.testCases} test cases and ${figures.aksaStudio.erpIntegrations} ERP integrations.`,
    },
    {
      name: 'Interfaces with no owner',
      debit:
        'The old system depends on connections that someone set up years ago and nobody dares to touch.',
      credit: `Integration deployment is a service in its own right: ${figures.integrations} integrations in ${figures.integrationCountries} countries.`,
    },
    {
      name: 'An organisation that won’t hold still',
      debit: 'The org chart changes mid-project, and the plan still shows last year’s.',
      credit:
        'In Reorg Chart Modelling, planners create new versions from the admin’s. One is finalised, and it’s the only one end users see.',
    },
    {
      name: 'People who hear last',
      debit:
        'The new platform goes live on a Monday. For many people, that’s the first they hear of it.',
      credit:
        'We bring in all eight roles of a transformation, through its four phases: design, implementation, support and enhancement.',
    },
  ],
} as const;

export const tools = {
  id: 'tools',
  title: 'The same work kept coming back, so we built tools for it.',
  dc3: {
    name: 'Dc3',
    lead: 'Moves transactions and files by the million. Role-based access decides who sees what along the way.',
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
    lead: 'Keeps the test cases nobody should have to click through twice.',
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
    lead: 'Draws your next organisation beside the current one. Four roles take it from the first upload to the final version.',
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
    text: 'The red one is the year we were founded. The row shows our first thirty, and we’re still counting.',
  },
  experts: {
    figure: figures.experts,
    title: 'Cloud-platform experts.',
    text: `One dot each. On average they bring ${figures.averageExperience} of experience.`,
  },
  workload: {
    figure: figures.workloadReduction,
    title: 'Less workload.',
    text: 'Out of a hundred strokes, the faded ones are the work that goes away.',
  },
  offices: {
    figure: figures.offices,
    title: 'Offices.',
    text: `One panel each. ${firm.places} are the two you can phone.`,
  },
  integrations: {
    figure: figures.integrations,
    title: `Integrations, in ${figures.integrationCountries} countries.`,
    text: 'One stroke each. Integration deployment is a service in its own right.',
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
        'We had three payroll calendars and nobody who could explain them all. Now there’s one, and I can explain it myself.',
    },
    {
      name: 'HRIS director',
      location: 'India',
      testimonials:
        'They told us early which of our habits the new platform wouldn’t forgive. That honesty saved us a summer.',
    },
    {
      name: 'Project manager',
      location: 'Zurich',
      testimonials:
        'I’ve stopped asking whether the tests have run. The list is there every morning, and it’s short.',
    },
    {
      name: 'Executive sponsor',
      location: 'India',
      testimonials:
        'They asked me for decisions, never for patience. And every decision came with a price tag.',
    },
  ] satisfies Testimonial[],
  note: 'These are samples that we wrote ourselves. Each speaks for a role, none for a customer.',
} as const;

export const closing = {
  title: `Write today. We’ll call you back ${firm.callBackWithin}.`,
  text: `Tell us what you run now and where you want to be. Support answers ${firm.supportWithin}, ${firm.hours}.`,
} as const;
