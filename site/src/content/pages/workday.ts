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
    'Workday for HR and finance: what it means to keep people and money on one platform, what to agree first, and what it won’t do for you.',
  above: topicPage.above,
  heading: 'Workday from both sides',
  lead: 'HR sees a person. Finance sees a cost. On one platform they look at the same record, and that’s where our work starts.',
  drawingSays:
    'People above, records below, and a line from each person to their record. Follow the red one.',
  readings: {
    title: 'One job, told twice.',
    hr: 'HR',
    finance: 'Finance',
    events: [
      {
        name: 'A position opens',
        hr: 'A need, a grade, a manager.',
        finance: 'A budget, a cost centre, a first month.',
      },
      {
        name: 'The contract is signed',
        hr: 'A person gets a record.',
        finance: 'A cost gets a start date.',
      },
      {
        name: 'The first pay run',
        hr: 'Hours and absence have to be in.',
        finance: 'Each component has to find its account.',
      },
      {
        name: 'She changes teams',
        hr: 'Same person, new manager.',
        finance: 'New cost centre, from a day both sides agree on.',
      },
      {
        name: 'She leaves',
        hr: 'Access ends. Documents stay.',
        finance: 'What’s owed is booked, and what was lent comes back.',
      },
    ],
  },
  opening: [
    {
      kind: 'text',
      title: 'What it means for your data.',
      paragraphs: [
        'In a legacy ERP, HR and finance each keep their own version of the truth, and a nightly file carries one over to the other. In the morning, someone fixes the difference by hand.',
        'On a shared platform, there’s one record. The file is gone, and so is the place where differences used to hide. They come up in the project instead: before go-live, and all at once.',
      ],
    },
  ],
  verdict: {
    title: 'It keeps what you’ve agreed. It can’t agree for you.',
    helps: [
      {
        name: 'One organisation',
        text: 'You see the chart people report along and the chart money is counted along, side by side.',
      },
      {
        name: 'One date',
        text: 'A change counts from one day, for everyone, and anyone can look that day up.',
      },
      {
        name: 'One approval',
        text: 'The people who have to say yes are asked in order, and their answers are kept.',
      },
    ],
    doesNot: [
      {
        name: 'A process without an owner',
        text: 'Whoever is in the room will configure it, and you’ll be asked about it for years.',
      },
      {
        name: 'Old data',
        text: 'A record that was wrong in the old system arrives on time, and still wrong.',
      },
      {
        name: 'Everything around it',
        text: 'Time clocks, banks and authorities stay where they are, and each one needs a connection.',
      },
    ],
  },
  blocks: [
    {
      kind: 'links',
      title: 'What we’d look at first.',
      links: [
        {
          name: 'The two charts',
          text: 'Reporting lines and cost centres, one on top of the other. That’s what Reorg Chart Modelling is for.',
          to: '/reorg-chart-modelling',
        },
        {
          name: 'What has to come along',
          text: 'Transactions and files, counted and with an owner, before Dc3 moves them across.',
          to: '/dc3',
        },
        {
          name: 'What it has to talk to',
          text: 'A register of connections, each with a name on it.',
          to: '/integration-deployment',
        },
      ],
    },
  ],
  note: 'Workday is a trademark of its owner. We advise on it; we don’t speak for it.',
  closing: {
    title: 'Bring one person from HR and one from finance.',
    text: 'We ask both the same five questions. Where their answers differ, you have your project plan.',
  },
};
