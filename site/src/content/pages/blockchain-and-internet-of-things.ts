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
    'What blockchain and the internet of things mean for HR and finance records: where they help, where they don’t, what to look at first.',
  above: topicPage.above,
  heading: 'Can you trust a record that nobody typed?',
  lead: 'Blockchain keeps people from rewriting the past. The internet of things keeps adding to it. HR and finance can use a little of both, and we show you where.',
  drawingSays:
    'Each record carries the fingerprint of the one before it. Change one, and the next no longer fits. The dots are the things that report.',
  opening: [
    {
      kind: 'text',
      title: 'What it means for HR and finance records.',
      paragraphs: [
        'A blockchain is a ledger that several parties keep together. Each entry carries the fingerprint of the one before it, so nobody can change an old entry without the others noticing.',
        'The internet of things works at the other end. Gates, clocks, machines and meters write entries by themselves. For HR and finance, these are mostly about time, place and use: who was on site, which machine ran, which car was driven, and for whom.',
      ],
    },
  ],
  verdict: {
    title: 'Good for proof. Bad for second thoughts.',
    helps: [
      {
        name: 'Proof from a third party',
        text: 'A licence or a certificate the next employer can check without phoning anyone.',
      },
      {
        name: 'Time from the source',
        text: 'Hours come from the gate or the machine. People confirm their timesheets; they don’t have to remember them.',
      },
      {
        name: 'Books kept by two sides',
        text: 'Companies that charge each other but share no system can at least share the evidence.',
      },
    ],
    doesNot: [
      {
        name: 'Personal data on the chain',
        text: 'What can’t be changed can’t be erased. The proof can go on the chain. The person can’t.',
      },
      {
        name: 'A wrong entry, sealed',
        text: 'It’s still wrong, and now it’s permanent.',
      },
      {
        name: 'A ledger with one keeper',
        text: 'If nobody else writes in it, a database with a log does the same for less.',
      },
      {
        name: 'Watching people',
        text: 'A sensor that counts machine hours makes a record. One that counts breaks starts a dispute.',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'What we’d look at first.',
      steps: [
        {
          name: 'Who doubts whom',
          text: 'If no two parties need proof from each other, the rest of this list can wait.',
        },
        {
          name: 'What already reports',
          text: 'Gates, clocks and meters often have an export nobody reads. We start there, with the people who look after them, before anyone screws anything new to a wall.',
        },
        {
          name: 'What may be kept',
          text: 'About whom, for how long, and with whose consent. The answer decides the design, so it comes first.',
        },
      ],
    },
  ],
  closing: {
    title: 'Is there a record nobody quite believes?',
    text: 'Tell us who keeps it and who has to rely on it. That’s enough for a first conversation.',
  },
};
