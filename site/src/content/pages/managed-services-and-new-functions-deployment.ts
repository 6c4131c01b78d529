import type { Block } from '../blocks';
import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

/** The two kinds of work that this service joins. */
export interface Halves {
  title: string;
  lead: string;
  halves: readonly { name: string; promise: string; items: readonly string[] }[];
}

export const managedServices: PageCopy & {
  halves: Halves;
  blocks: readonly Block[];
  contactTitle: string;
} = {
  path: '/managed-services-and-new-functions-deployment',
  title: 'Managed Services and New Functions Deployment',
  description: `Support for HR and finance on the cloud platform, ${firm.supportWithin}, and new functions deployed when they help.`,
  above: [{ label: 'Services', to: '/services' }],
  heading: 'Keep it running, and let it grow',
  lead: `After go-live, the questions start. We answer them ${firm.supportWithin}, ${firm.hours}, and keep an eye on what the platform could do for you next.`,
  halves: {
    title: 'Two kinds of work, better done by one team.',
    lead: 'The people who answer your questions know which new function would have prevented them.',
    halves: [
      {
        name: 'What must not change',
        promise: 'Managed services',
        items: [
          'Questions and faults, answered by consultants who know your setup',
          'Pay runs and month ends watched, with someone reachable on the day',
          'Access for joiners and leavers, and the reviews in between',
          'Failed interfaces restarted, and the reason noted',
        ],
      },
      {
        name: 'What should',
        promise: 'New functions deployment',
        items: [
          'Each release read for you, down to what it changes in your tenant',
          'Functions you already pay for but never switched on',
          'Forms and approvals that outgrew their purpose',
          'A one-page business case, before any work starts',
        ],
      },
    ],
  },
  blocks: [
    {
      kind: 'figures',
      title: 'What your team gets back.',
      figures: [
        {
          figure: figures.workloadReduction,
          name: 'Less workload.',
          text: 'Out of a hundred strokes, the faded ones are the work that goes away: looking things up, retyping, asking who’s in charge.',
          drawing: 'workload',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a new function arrives.',
      steps: [
        {
          name: 'Read',
          text: 'We go through what’s in the release and cross out what doesn’t concern you.',
        },
        {
          name: 'Pick',
          text: 'The HR process owner and the finance lead choose from the rest. We say what each choice costs in testing and training, and which report it will break.',
        },
        {
          name: 'Pilot',
          text: 'A small group uses it on real cases in a test tenant, while AKSA Studio reruns the cases that used to work and shows which ones no longer do.',
        },
        {
          name: 'Switch on',
          text: 'We do it between two pay runs, with a note to the people concerned and a way back.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'What stays in your hands.',
      lead: 'You can end the arrangement without starting over.',
      points: [
        {
          name: 'The keys',
          text: 'Your administrators keep their access. Ours is named, limited and reviewed.',
        },
        {
          name: 'The log',
          text: 'Every request with its answer, and every changed setting with its reason.',
        },
        {
          name: 'The test cases',
          text: 'They describe your processes, so they belong to you.',
        },
        {
          name: 'The last word',
          text: 'Nothing goes live in your tenant unless one of your people has signed it off.',
        },
      ],
    },
    {
      kind: 'links',
      title: 'What goes with it',
      links: [
        {
          name: 'AKSA Studio',
          text: 'The tool that keeps the test cases and runs them again.',
          to: '/aksa-studio',
        },
        {
          name: 'Release management',
          text: 'We read the releases for you; you do the rest of the support yourselves.',
          to: '/our-offerings#release',
        },
        {
          name: 'Advisory services',
          text: 'When the question is bigger than a support request.',
          to: '/advisory-services',
        },
      ],
    },
  ],
  contactTitle: 'What’s been in your queue the longest?',
};
