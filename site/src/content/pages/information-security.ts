import type { Block } from '../blocks';
import { topicPage, type TopicCopy } from '../topic';

export const informationSecurity: TopicCopy & {
  rooms: {
    title: string;
    lead: string;
    /** From the outermost to the innermost. */
    rooms: readonly { who: string; what: string }[];
  };
  blocks: readonly Block[];
} = {
  path: '/information-security',
  title: 'Information security',
  description:
    'Information security for HR and finance records: who can see a salary, who can change it, how you’d know, and where to start.',
  above: topicPage.above,
  heading: 'Who can see a salary, and how would you know?',
  lead: 'Not every leak is an attack. Some are just access that nobody took away. We help you find it.',
  rooms: {
    title: 'The closer to the money, the fewer the eyes.',
    lead: 'An example, from the outer door to the inner one. We draw up yours with the people who hold the keys now.',
    rooms: [
      { who: 'Everyone', what: 'Name, job, place of work' },
      { who: 'The manager', what: 'Goals, absence, who covers' },
      { who: 'HR', what: 'Contract, home address, documents' },
      { who: 'Payroll', what: 'Salary, tax, deductions' },
      { who: 'Two people together', what: 'A new bank account' },
    ],
  },
  verdict: {
    title: 'What a system can lock, and what it can’t.',
    helps: [
      {
        name: 'Roles, not exceptions',
        text: 'Access belongs to a job. When someone changes jobs, it stays behind, and nobody has to remember it.',
      },
      {
        name: 'An audit trail',
        text: 'Who looked, who changed what, and when: kept where the person who did it can’t tidy up.',
      },
      {
        name: 'Test data without people',
        text: 'Real cases, invented people. A test system has more visitors than the live one.',
      },
    ],
    doesNot: [
      {
        name: 'What has been exported',
        text: 'Once it’s a spreadsheet, no system protects it any more.',
      },
      {
        name: 'Approval out of habit',
        text: 'Two signatures are worth one if the second person doesn’t read.',
      },
      {
        name: 'The helpful colleague',
        text: 'One shared password opens everything you locked so carefully.',
      },
    ],
  },
  blocks: [
    {
      kind: 'points',
      title: 'What we’d look at first.',
      lead: 'Five lists. You have most of them, just not on one desk.',
      points: [
        { name: 'Leavers', text: 'Compared with the accounts that are still open.' },
        { name: 'Movers', text: 'Compared with the access they brought along.' },
        { name: 'Exports', text: 'Every scheduled file with a name in it, and where it ends up.' },
        {
          name: 'Interface accounts',
          text: 'They see more than any person, never take leave, and rarely get a new password.',
        },
        {
          name: 'Pairs',
          text: 'Anyone who can both enter a payment and approve it. This list should be empty.',
        },
      ],
    },
  ],
  closing: {
    title: 'Ask for the five lists before an auditor does.',
    text: 'We draw them up with you. You’ll want to be the first to read them.',
  },
};
