import type { Block } from '../blocks';
import { topicPage, type TopicCopy } from '../topic';

export const machineLearning: TopicCopy & {
  drawingSays: string;
  opening: readonly Block[];
  blocks: readonly Block[];
} = {
  path: '/machine-learning-and-predictive-analysis',
  title: 'Machine learning and predictive analysis',
  description:
    'Machine learning and predictive analysis on HR and finance records: what they can foresee, what they cannot, and where to begin.',
  above: topicPage.above,
  heading: 'What last year knows about next year',
  lead: 'A model is a summary of old records. It can be a very good one. It is still a summary, and it has never met you.',
  drawingSays:
    'Dark are the months that happened, light the twelve that may. The further out, the wider the range. The red dot is the month that did not listen.',
  opening: [
    {
      kind: 'voice',
      title: 'The question that comes first',
      voice: 'Can it tell us who is going to leave?',
      text: 'It can tell you where people leave, when, and what those places have in common. A list of names would be a guess, and it would do harm before anyone could check it.',
    },
  ],
  verdict: {
    title: 'Strong on many small cases. Silent on a single one.',
    helps: [
      {
        name: 'Amounts',
        text: 'Overtime, leave still to be taken, cash by the end of the month: many cases, a known rhythm, and errors that even out.',
      },
      {
        name: 'Oddities',
        text: 'A payslip or an invoice that does not look like its neighbours, put before a person while it can still be stopped.',
      },
      {
        name: 'Sorting',
        text: 'Receipts to the likely account, requests to the likely desk. The doubtful ones go to somebody who knows.',
      },
    ],
    doesNot: [
      {
        name: 'One person',
        text: 'Hiring, pay and dismissal are decided by someone who can be asked why.',
      },
      { name: 'A small team', text: 'A team of nine has no statistics. It has nine stories.' },
      {
        name: 'After the rules have changed',
        text: 'Once you have reorganised, the pattern describes a firm that no longer exists.',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'What we would look at first.',
      steps: [
        {
          name: 'The decision',
          text: 'What will somebody do differently on Tuesday? If nothing, we stop here.',
        },
        {
          name: 'The records',
          text: 'They were kept to pay people and to close the month, not to be learned from. So: since when, what changed in between, and who was never in them.',
        },
        {
          name: 'The rule of thumb',
          text: 'First a rule that fits on a card. A model has to beat it, on records that it has not seen.',
        },
        {
          name: 'The price of being wrong',
          text: 'It is paid twice: by whoever gets the false alarm, and by whoever relied on silence. They are seldom the same person.',
        },
      ],
    },
  ],
  closing: {
    title: 'Tell us what you would like to know a month earlier.',
    text: 'We will say what your records could answer, what they could not, and what a card on the wall would do just as well.',
  },
};
