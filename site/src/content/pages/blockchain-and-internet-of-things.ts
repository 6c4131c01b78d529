import type { Block } from '../blocks';
import { topicPage, type TopicCopy } from '../topic';

export const blockchain: TopicCopy & {
  drawingSays: string;
  opening: readonly Block[];
  blocks: readonly Block[];
} = {
  path: '/blockchain-and-internet-of-things',
  title: 'Blockchain and internet of things',
  description:
    'What blockchain and the internet of things mean for HR and finance records: where they help, where they do not, what to look at first.',
  above: topicPage.above,
  heading: 'Can you believe a record that nobody typed?',
  lead: 'One of these technologies keeps people from rewriting the past. The other keeps adding to it. HR and finance need a little of each.',
  drawingSays:
    'Each record carries the print of the one before it. Change one, and the next no longer fits. The dots are things that report.',
  opening: [
    {
      kind: 'text',
      title: 'What it means for a record.',
      paragraphs: [
        'A blockchain is a ledger that several parties keep together. Each entry carries the mark of the one before it, so that nobody can change an old entry without the others noticing.',
        'The internet of things stands at the other end. Gates, clocks, machines and meters write entries by themselves. For HR and finance these are mostly about time, place and use: who was on site, which machine ran, which car was driven, and for whom.',
      ],
    },
  ],
  verdict: {
    title: 'Good for proof. Bad for second thoughts.',
    helps: [
      {
        name: 'Proof from a third party',
        text: 'A licence or a certificate that the next employer can check without phoning anybody.',
      },
      {
        name: 'Time from its source',
        text: 'Hours come from the gate or the machine. The timesheet is there to be confirmed, not remembered.',
      },
      {
        name: 'Books that two sides keep',
        text: 'Companies that charge each other, and share no system, can at least share the evidence.',
      },
    ],
    doesNot: [
      {
        name: 'Personal data on the chain',
        text: 'What cannot be changed cannot be erased. The proof may go there. The person stays outside.',
      },
      {
        name: 'A wrong entry, sealed',
        text: 'It is still wrong, and now it is permanent.',
      },
      {
        name: 'A ledger with one keeper',
        text: 'If nobody else writes in it, a database with a log does the same for less.',
      },
      {
        name: 'Watching people',
        text: 'A sensor that counts machine hours makes a record. One that counts breaks makes a dispute.',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'What we would look at first.',
      steps: [
        {
          name: 'Who doubts whom',
          text: 'Without two parties that need proof from each other, the rest of this list can wait.',
        },
        {
          name: 'What reports already',
          text: 'Gates, clocks and meters tend to have an export that nobody reads. We begin there, and with whoever looks after them, before anything new is screwed to a wall.',
        },
        {
          name: 'What may be kept',
          text: 'About whom, for how long, and who agreed to it. The answer decides the design, so it comes before the design.',
        },
      ],
    },
  ],
  closing: {
    title: 'Which of your records does nobody quite believe?',
    text: 'Tell us who keeps it and who has to rely on it. That is enough for a first conversation.',
  },
};
