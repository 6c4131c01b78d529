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
  lead: `After go-live the questions start. We answer them ${firm.supportWithin}, ${firm.hours}, and keep an eye on what the platform could do next.`,
  halves: {
    title: 'Two kinds of work that are better off with one team.',
    lead: 'Whoever answers the questions knows which new function would have prevented them.',
    halves: [
      {
        name: 'What must not change',
        promise: 'Managed services',
        items: [
          'Questions and faults, answered by consultants who know your set-up',
          'Pay runs and month ends watched, with somebody reachable on the day',
          'New joiners’ access, leavers’ access, and the reviews in between',
          'Failed interfaces restarted, with the reason noted',
        ],
      },
      {
        name: 'What should',
        promise: 'New functions deployment',
        items: [
          'Each release read for you, down to what it alters in your tenant',
          'Functions that you already pay for and never switched on',
          'Forms and approvals that grew longer than their purpose',
          'A business case of one page, before any work is done',
        ],
      },
    ],
  },
  blocks: [
    {
      kind: 'figures',
      title: 'What a team gets back.',
      figures: [
        {
          figure: figures.workloadReduction,
          name: 'Less workload.',
          text: 'Of a hundred strokes, the faded ones are the work that goes away: looking up, retyping, asking who is in charge.',
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
          text: 'We go through what has been released and strike out what does not concern you.',
        },
        {
          name: 'Pick',
          text: 'The HR process owner and the finance lead choose from the rest. We say what each choice costs in testing and training, and which report it will break.',
        },
        {
          name: 'Pilot',
          text: 'A small group uses it on real cases in a test tenant, while AKSA Studio runs the cases that used to work and has an opinion on whether they still do.',
        },
        {
          name: 'Switch on',
          text: 'Between two pay runs, with a note for the people concerned and a way back.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'What stays in your hands.',
      lead: 'You can end the arrangement without having to start again.',
      points: [
        {
          name: 'The keys',
          text: 'Your administrators keep their access. Ours is named, limited and reviewed.',
        },
        {
          name: 'The log',
          text: 'Every request with its answer, and every change of a setting with its reason.',
        },
        {
          name: 'The test cases',
          text: 'They describe your processes, so they belong to you.',
        },
        {
          name: 'The last word',
          text: 'Nothing is switched on in your live tenant without a name of yours under it.',
        },
      ],
    },
    {
      kind: 'links',
      title: 'Next to this',
      links: [
        {
          name: 'AKSA Studio',
          text: 'The tool that keeps the test cases and runs them again.',
          to: '/aksa-studio',
        },
        {
          name: 'Release management',
          text: 'The same reading of releases, if the rest of support is your own.',
          to: '/our-offerings#release',
        },
        {
          name: 'Advisory services',
          text: 'When the question is larger than a request.',
          to: '/advisory-services',
        },
      ],
    },
  ],
  contactTitle: 'What has been waiting in your queue the longest?',
};
