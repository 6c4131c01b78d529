import type { Block } from '../blocks';
import type { PageCopy } from '../page';

/** Spec §2: big data in healthcare, with a use case. The drawings count what the copy says: 336 places, 33 light, one red. */
export const healthcarePage = {
  path: '/healthcare',
  title: 'Healthcare',
  description:
    'Big data in healthcare, read from the staff’s side: what rosters, skills, absence and payroll of a hospital tell once they are joined.',
  heading: 'Big data in healthcare begins with the roster',
  lead: 'A hospital knows a great deal about its patients. This page is about the people who look after them, and the four systems that know where they were.',
  sources: {
    title: 'Four records of the same four weeks.',
    lead: 'An invented ward, day by day. The red mark is the same Thursday each time.',
    rosters: {
      name: 'Rosters',
      text: 'Who was planned, early, late and at night. The red place stayed empty.',
    },
    skills: {
      name: 'Skills',
      text: 'Who of five may lead the night. It is often kept in a file on the ward.',
    },
    absence: {
      name: 'Absence',
      text: 'Which of the five was away. That is enough; why is nobody’s business here.',
    },
    payroll: {
      name: 'Payroll',
      text: 'What each night cost. The worst one was the cheapest: an empty place costs nothing.',
    },
  },
  meaning: [
    {
      kind: 'text',
      title: 'Big means joined, not large.',
      paragraphs: [
        'None of the four is enormous. Each has been kept for years, by different people, for a purpose of its own, and no two of them spell the name of a ward the same way.',
        'Joined by person, place and shift, they answer what none of them can alone: not only that a night was short, but why it is always that kind of night. Most of the work is in the joining. The arithmetic afterwards fits on a page, as the next section shows.',
      ],
    },
  ] satisfies Block[],
  useCase: {
    /** Old links to `/case-study` lead here. */
    id: 'use-case',
    title: 'Use case: the third Thursday night.',
    hypothetical:
      'Hypothetical. The ward, its people and its numbers are invented to show the method. This is no customer’s story, and no result of ours.',
    roster: {
      caption:
        'Four weeks, 336 places. Each column is a day: five early, four late, three at night.',
      marks: {
        planned: '302 worked as planned',
        changed: '33 by someone who had the day off',
        empty: '1 by nobody',
      },
    },
    before:
      'The ward has 24 people. Each works 14 shifts in four weeks. That makes 336, and the roster needs 336. On paper it comes out exactly.',
    stepsTitle: 'What each record adds',
    steps: [
      {
        name: 'The roster',
        text: 'Of the 33 changes, 22 fall on nights. Nights are a quarter of the places, and two thirds of the trouble.',
      },
      {
        name: 'The skills',
        text: 'Every night needs one person with a certain certificate. Of the 24, five have it.',
      },
      {
        name: 'The absences',
        text: 'In the third week two of the five are away at once. The other nineteen cannot step in, however many are free.',
      },
      {
        name: 'The payroll',
        text: 'It shows the supplements of that week a month later, and the empty place not at all. From the ledger, nothing is wrong.',
      },
    ],
    answer: {
      title: 'So the question is not how many to hire, but whom to train.',
      five: 'Five share 28 nights: six for some, five for the others, and no one in reserve.',
      seven: 'Two more are trained. Seven share 28 nights: four each.',
      limits:
        'What it would not tell: whether anybody wants those nights, or what the night was like for those who worked it. For that, somebody has to go and ask.',
    },
  },
  rules: [
    {
      kind: 'points',
      title: 'Four rules before the first file.',
      lead: 'Joined records say more about people than each of them did. So the rules come first.',
      points: [
        {
          name: 'No patients',
          text: 'Nothing above needs to know who lay in the bed. Patient data stays where it is.',
        },
        { name: 'No reasons', text: 'An absence has a beginning and an end. It has no diagnosis.' },
        {
          name: 'No names in the answer',
          text: 'The report speaks of wards and shifts. Where a group is so small that everyone knows who is meant, it says nothing.',
        },
        {
          name: 'No secrets',
          text: 'Those whose records are joined see the questions before they are asked, and the answers when the board does.',
        },
      ],
    },
  ] satisfies Block[],
  closing: {
    title: 'Which of your nights is always short?',
    text: 'Tell us which four systems know about it. We begin with what they call the ward.',
  },
} as const satisfies PageCopy & Record<string, unknown>;
