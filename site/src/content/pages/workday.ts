import type { Block } from '../blocks';
import { topicPage, type TopicCopy } from '../topic';

export const workday: TopicCopy & {
  drawingSays: string;
  readings: {
    title: string;
    hr: string;
    finance: string;
    events: readonly { name: string; hr: string; finance: string }[];
  };
  opening: readonly Block[];
  blocks: readonly Block[];
  note: string;
} = {
  path: '/workday',
  title: 'Workday',
  description:
    'Workday for HR and finance: what it means to keep people and money on one platform, what to agree first, and what it will not do for you.',
  above: topicPage.above,
  heading: 'Workday from both sides',
  lead: 'HR sees a person. Finance sees a cost. On one platform they look at the same record, and that is where the work begins.',
  drawingSays:
    'People above, entries below, and one line from each to its own. Follow the red one.',
  readings: {
    title: 'One employment, told twice.',
    hr: 'HR',
    finance: 'Finance',
    events: [
      {
        name: 'A position is opened',
        hr: 'A need, a grade, a manager.',
        finance: 'A budget, a cost centre, a first month.',
      },
      {
        name: 'The contract is signed',
        hr: 'A person gets a record.',
        finance: 'A cost gets a beginning.',
      },
      {
        name: 'The first pay run',
        hr: 'Hours and absence have to be in.',
        finance: 'Each component has to find its account.',
      },
      {
        name: 'She changes teams',
        hr: 'Same person, new manager.',
        finance: 'New cost centre, from a day that both sides call the first.',
      },
      {
        name: 'She leaves',
        hr: 'Access ends. Documents stay.',
        finance: 'What is owed is booked, and what was lent comes back.',
      },
    ],
  },
  opening: [
    {
      kind: 'text',
      title: 'What it means for your records.',
      paragraphs: [
        'In a legacy ERP, HR and finance keep two truths, and a file at night carries one over to the other. In the morning somebody mends the difference by hand.',
        'On a shared platform there is one record. The file is gone, and with it the place where differences used to be hidden. They come to the table instead, before go-live, all at once.',
      ],
    },
  ],
  verdict: {
    title: 'It holds what you have agreed. It does not agree for you.',
    helps: [
      {
        name: 'One organisation',
        text: 'The chart that people report along and the one that money is counted along can be seen side by side.',
      },
      {
        name: 'One date',
        text: 'A change counts from a day, for everybody, and the day can be looked up.',
      },
      {
        name: 'One approval',
        text: 'Those who have to say yes are asked in order, and their answer is kept.',
      },
    ],
    doesNot: [
      {
        name: 'A process without an owner',
        text: 'It will be configured by whoever is in the room, and asked about for years.',
      },
      {
        name: 'Old data',
        text: 'A record that was wrong in the old system arrives on time and is still wrong.',
      },
      {
        name: 'Everything around it',
        text: 'Time clocks, banks and authorities stay where they are, and each wants a connection.',
      },
    ],
  },
  blocks: [
    {
      kind: 'links',
      title: 'What we would look at first, and with what.',
      links: [
        {
          name: 'The two charts',
          text: 'Reporting lines and cost centres, laid over one another. Reorg Chart Modelling was built for that.',
          to: '/reorg-chart-modelling',
        },
        {
          name: 'What has to come along',
          text: 'Transactions and files, counted and with an owner, before Dc3 takes them across.',
          to: '/dc3',
        },
        {
          name: 'What it must talk to',
          text: 'A register of connections, each with a name on it.',
          to: '/integration-deployment',
        },
      ],
    },
  ],
  note: 'Workday is a trademark of its owner. We advise on it; we do not speak for it.',
  closing: {
    title: 'Bring one person from HR and one from finance.',
    text: 'We ask both the same five questions. Where the answers differ, there is your project plan.',
  },
};
