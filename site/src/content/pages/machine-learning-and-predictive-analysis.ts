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
    'Machine learning and predictive analysis on HR and finance records: what they can predict, what they can’t, and where to start.',
  above: topicPage.above,
  heading: 'What last year knows about next year',
  lead: 'A model is a summary of old records. It can be a very good one, but it has never met you. We show you how far to trust it.',
  drawingSays:
    'The dark months have happened; the twelve light ones may. The further out, the wider the range. The red dot is the month that didn’t listen.',
  opening: [
    {
      kind: 'quote',
      title: 'The question everyone asks first',
      quote: 'Can it tell us who’s going to leave?',
      text: 'It can tell you where people leave, when, and what those places have in common. A list of names would be a guess, and it would do harm before anyone could check it.',
    },
  ],
  verdict: {
    title: 'Strong on many small cases. Silent on any single one.',
    helps: [
      {
        name: 'Amounts',
        text: 'Overtime, untaken leave, cash at month end: many cases, a known rhythm, and errors that even out.',
      },
      {
        name: 'Oddities',
        text: 'A payslip or an invoice that doesn’t look like its neighbours, shown to a person while it can still be stopped.',
      },
      {
        name: 'Sorting',
        text: 'Receipts to the likely account, requests to the likely desk. The doubtful ones go to someone who knows.',
      },
    ],
    doesNot: [
      {
        name: 'One person',
        text: 'Hiring, pay and dismissal need a person who can be asked why.',
      },
      { name: 'A small team', text: 'A team of nine has no statistics. It has nine stories.' },
      {
        name: 'After a reorganisation',
        text: 'The pattern now describes a firm that no longer exists.',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'What we’d look at first.',
      steps: [
        {
          name: 'The decision',
          text: 'What will someone do differently on Tuesday? If the answer is nothing, we stop here.',
        },
        {
          name: 'The records',
          text: 'They were kept to pay people and close the month, not to train a model. So we ask since when, what changed in between, and who was never in them.',
        },
        {
          name: 'The rule of thumb',
          text: 'We start with a rule that fits on a card. A model has to beat it, on records it hasn’t seen.',
        },
        {
          name: 'The price of being wrong',
          text: 'Someone pays for the false alarm, and someone pays for trusting the silence. It’s rarely the same person.',
        },
      ],
    },
  ],
  closing: {
    title: 'What would you like to know a month earlier?',
    text: 'We’ll tell you what your records could answer, what they couldn’t, and what a card on the wall would do just as well.',
  },
};
