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
    'Information security for HR and finance records: who may see a salary, who may change it, how you would know, and where to begin.',
  above: topicPage.above,
  heading: 'Who may see a salary, and how would you know?',
  lead: 'Not every leak is a break-in. Some are only a right that nobody took away.',
  rooms: {
    title: 'The nearer to the money, the fewer the eyes.',
    lead: 'An example, from the outer door to the inner one. Yours is drawn up with the people who hold the keys now.',
    rooms: [
      { who: 'Everybody', what: 'Name, job, place of work' },
      { who: 'The manager', what: 'Goals, absence, who stands in' },
      { who: 'HR', what: 'Contract, home address, documents' },
      { who: 'Payroll', what: 'Salary, tax, deductions' },
      { who: 'Two people together', what: 'A new bank account' },
    ],
  },
  verdict: {
    title: 'What a system can hold shut, and what it cannot.',
    helps: [
      {
        name: 'Roles, not exceptions',
        text: 'A right belongs to a job. When she changes jobs, it stays behind without anyone having to remember it.',
      },
      {
        name: 'A trail',
        text: 'Who looked, who changed what, and when, kept where the one who did it cannot tidy up.',
      },
      {
        name: 'Test data without people',
        text: 'Real cases, invented persons. A test system has more visitors than the real one.',
      },
    ],
    doesNot: [
      {
        name: 'What has been exported',
        text: 'Once it is a spreadsheet, it is in nobody’s system any more.',
      },
      {
        name: 'Approval out of habit',
        text: 'Two signatures are worth one if the second is given without reading.',
      },
      {
        name: 'The helpful colleague',
        text: 'A password that is passed on opens everything that was locked with such care.',
      },
    ],
  },
  blocks: [
    {
      kind: 'points',
      title: 'What we would look at first.',
      lead: 'Five lists. You have most of them, though not on one desk.',
      points: [
        { name: 'Leavers', text: 'Against the accounts that are still open.' },
        { name: 'Movers', text: 'Against the rights that they brought along.' },
        { name: 'Exports', text: 'Every scheduled file with a name in it, and where it lands.' },
        {
          name: 'Interface accounts',
          text: 'They see more than any person, never take leave, and rarely have a new password.',
        },
        {
          name: 'Pairs',
          text: 'Who can both enter a payment and approve it. The list should be empty.',
        },
      ],
    },
  ],
  closing: {
    title: 'Ask us for the five lists before somebody else does.',
    text: 'An auditor asks for them too. It is more pleasant to have read them first.',
  },
};
