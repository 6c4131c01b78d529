import type { Block } from '../blocks';
import type { PageCopy } from '../page';

export const advisoryServices: PageCopy & { blocks: readonly Block[]; contactTitle: string } = {
  path: '/advisory-services',
  title: 'Advisory Services',
  description:
    'Advice before a move of HR and finance to the cloud: what to move, what to leave, in which order, and what it takes.',
  above: [{ label: 'Services', to: '/services' }],
  heading: 'Know what you are buying before you buy it',
  lead: 'A short piece of work, before the long one: what should move, what should not, and who has to agree.',
  blocks: [
    {
      kind: 'text',
      title: 'The heap is not the problem. Nobody having read it is.',
      paragraphs: [
        'Many projects start with a contract and find out afterwards what they have contracted. We turn that round.',
        'We sit down with the people who run payroll, hire, close the month and keep the interfaces alive, and go through what they really do: the file that is mended by hand before each pay run, the approval that takes place in the corridor, the three figures that are all called headcount.',
        'Then we sort it. Some of it is law, some of it is habit, and some of it is only there because the old system could not do otherwise. These three deserve different treatment, and very different budgets.',
      ],
    },
    {
      kind: 'steps',
      title: 'Three stretches of work, in this order.',
      steps: [
        {
          name: 'Listen',
          text: 'Conversations with each of the eight roles, one at a time, at their own desk and with their own files open.',
        },
        {
          name: 'Weigh',
          text: 'Every process gets a verdict: move as it is, change it first, or leave it behind. HR and finance sit in the same room for this, since what one of them keeps the other one pays for. What they cannot settle goes on a list with a name and a date.',
        },
        {
          name: 'Write',
          text: 'A paper that a board can read in one sitting, and a plan behind it that a project manager can use.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'What you keep, also if you never call us again.',
      points: [
        {
          name: 'The paper',
          text: 'What to do, in which order, at what effort, and what happens if you do nothing.',
        },
        {
          name: 'A map of processes',
          text: 'As they run today, exceptions included, on charts that fit on one wall.',
        },
        {
          name: 'A register of data and interfaces',
          text: 'Where each record lives, who owns it, and what else depends on it.',
        },
        {
          name: 'The list of what stays behind',
          text: 'Signed by the people who will miss it.',
        },
        {
          name: 'Questions for your bidders',
          text: 'Those whose answers will differ. The rest are only reading matter.',
        },
      ],
    },
    {
      kind: 'voice',
      title: 'A good moment to call',
      voice: 'We have three offers, and each of them solves a different problem.',
      text: 'Then the problem has not been written down yet. We write it down with you, and the offers can be compared. One of them may even turn out to be right.',
    },
    {
      kind: 'links',
      title: 'What often comes next',
      links: [
        {
          name: 'Client-side deployment',
          text: 'The same consultant stays on your side of the table while others build.',
          to: '/client-side-deployment',
        },
        {
          name: 'Integration deployment',
          text: 'The register becomes a set of connections that run.',
          to: '/integration-deployment',
        },
        {
          name: 'Stakeholders',
          text: 'The eight roles that we will ask to speak to.',
          to: '/stakeholders',
        },
      ],
    },
  ],
  contactTitle: 'Start with the conversation.',
};
