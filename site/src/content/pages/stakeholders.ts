import type { CarouselWords } from '../carousel';
import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

export const page = {
  path: '/stakeholders',
  title: 'Stakeholders',
  description:
    'The eight roles behind an HR transformation, and its four phases: design, implementation, support, enhancement.',
  heading: 'Eight roles carry an HR transformation',
  lead: 'Software doesn’t transform an HR department. People in these roles do. Find yours, and see what we do for it.',
} as const satisfies PageCopy;

/** Spec §2: 8 transformation roles in a carousel. */
export const roles = {
  title: 'The eight roles of a transformation',
  words: {
    label: 'Roles of a transformation',
    row: 'All eight roles, in a row',
    previous: 'Previous role',
    next: 'Next role',
    pause: 'Pause roles',
    play: 'Play roles',
  } satisfies CarouselWords,
  list: [
    {
      name: 'Executive sponsor',
      carries: 'Says why the move is happening, and says it again when it gets hard.',
      withUs:
        'With us: short notes before each decision, and no meeting to prepare for the meeting.',
    },
    {
      name: 'Project manager',
      carries: 'Keeps dates, money and promises on one page.',
      withUs: 'With us: one plan instead of yours and ours, with the bad news at the top.',
    },
    {
      name: 'HRIS director',
      carries: 'Decides what the new system is for, and what it isn’t.',
      withUs: 'With us: a tenant set up on purpose, with the reason for each setting written down.',
    },
    {
      name: 'HR process owner',
      carries: 'Knows how hiring really works here, and how it should.',
      withUs: 'With us: the process drawn first as it is, and only then as it will be.',
    },
    {
      name: 'Finance lead',
      carries: 'Makes sure the ledger balances on the first day and on the thirtieth.',
      withUs: 'With us: the old figures beside the new ones, until nobody needs to compare.',
    },
    {
      name: 'Integration architect',
      carries: 'Holds the map of everything that talks to the platform.',
      withUs: `With us: people who have built ${figures.integrations} integrations, and an owner’s name beside each of yours.`,
    },
    {
      name: 'Data lead',
      carries: 'Signs off each file before it moves.',
      withUs: 'With us: Dc3 for the files, and role-based access to decide who may look inside.',
    },
    {
      name: 'Change lead',
      carries: 'Hears the questions first, and answers them before Monday.',
      withUs: 'With us: each screen shown to the people who’ll use it, before they have to.',
    },
  ],
} as const;

export type StakeholderRole = (typeof roles.list)[number]['name'];

/** Spec §2: the 4-tab HR transformation panel, starting on tab 1. The ids are addresses: `/stakeholders#support`. */
export const phases = {
  title: 'HR transformation, from the first sketch to the release after next',
  label: 'Phases of HR transformation',
  list: [
    {
      id: 'design',
      name: 'Design',
      title: 'Decide on paper, while changing your mind is still cheap.',
      points: [
        {
          name: 'Listen first.',
          text: 'We talk to all eight roles, one at a time, about the work and not the software.',
        },
        {
          name: 'Draw the target.',
          text: 'Processes, data and interfaces, on charts a newcomer can read.',
        },
        {
          name: 'Agree what stays out.',
          text: 'A list of the exceptions that won’t move, and who decided that.',
        },
        {
          name: 'Plan the data.',
          text: 'Which file, from where, and who signs it off.',
        },
      ],
    },
    {
      id: 'implementation',
      name: 'Implementation',
      title: 'Build it in pieces small enough to get wrong.',
      points: [
        {
          name: 'Set up the tenant.',
          text: 'Configuration follows the charts from design. Where it can’t, we redraw the charts.',
        },
        {
          name: 'Move the data.',
          text: 'Through Dc3, file by file, with role-based access along the way.',
        },
        {
          name: 'Connect the rest.',
          text: 'Each interface gets an owner on your side before it gets a line of code on ours.',
        },
        {
          name: 'Test, then test again.',
          text: `AKSA Studio holds ${figures.aksaStudio.testCases} test cases. Yours come on top.`,
        },
      ],
    },
    {
      id: 'support',
      name: 'Support',
      title: 'The first Monday isn’t the end of the project.',
      points: [
        {
          name: 'Someone answers.',
          text: `Support ${firm.supportWithin}, ${firm.hours}, from ${firm.places}.`,
        },
        {
          name: 'Questions get sorted.',
          text: 'We fix faults, train people where they need it, and put wishes on the list for enhancement.',
        },
        {
          name: 'Nobody starts from scratch.',
          text: 'What you decided in design is written down, and so is every answer since.',
        },
        {
          name: 'It can be handed over.',
          text: 'Run it yourselves, or leave it to our managed services.',
        },
      ],
    },
    {
      id: 'enhancement',
      name: 'Enhancement',
      title: 'Keep the system as up to date as the organisation.',
      points: [
        {
          name: 'Read the release first.',
          text: 'What it changes for you, and what you can safely ignore.',
        },
        {
          name: 'Repeat the tests.',
          text: 'The cases from implementation run again, so what worked yesterday still works.',
        },
        {
          name: 'Deploy new functions.',
          text: 'One at a time, to the people who asked for them, with the reason why.',
        },
        {
          name: 'Redraw the chart.',
          text: 'Reorg Chart Modelling keeps the next organisation beside the current one.',
        },
      ],
    },
  ],
} as const;

export const closing = {
  title: 'Which role is yours?',
  text: `Tell us your role and your next deadline. We’ll call you back ${firm.callBackWithin}.`,
} as const;
