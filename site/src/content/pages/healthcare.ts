import type { Block } from '../blocks';
import type { PageCopy } from '../page';

/** Spec §2: big data in healthcare, with a use case. The drawings count what the copy says: 336 places, 33 light, one red. */
export const healthcarePage = {
  path: '/healthcare',
  title: 'Healthcare',
  description:
    'Big data in healthcare, seen from the staff’s side: what a hospital’s rosters, skills, absences and payroll say once you join them.',
  heading: 'Big data in healthcare begins with the roster',
  lead: 'Hospitals know a lot about their patients. Here we look at the people who care for them, and at what four systems say about their shifts once you join them.',
  sources: {
    title: 'Four records of the same four weeks.',
    lead: 'An invented ward, day by day. The red mark is the same Thursday each time.',
    rosters: {
      name: 'Rosters',
      text: 'Who was planned for the early, late and night shifts. The red place stayed empty.',
    },
    skills: {
      name: 'Skills',
      text: 'Which five people may lead a night shift. Often kept in a file on the ward.',
    },
    absence: {
      name: 'Absence',
      text: 'Which of the five were away. That’s enough; the reason is nobody’s business here.',
    },
    payroll: {
      name: 'Payroll',
      text: 'What each night cost. The worst night was the cheapest: an empty place costs nothing.',
    },
  },
  meaning: [
    {
      kind: 'text',
      title: 'Big means joined, not large.',
      paragraphs: [
        'None of the four is huge. Each has been kept for years, by different people, for its own purpose, and no two of them spell the name of a ward the same way.',
        'Joined by person, place and shift, they answer what none of them can alone: not only that a night was short-staffed, but why it’s always that kind of night. Most of the work is in the joining. The arithmetic afterwards fits on a page, as the next section shows.',
      ],
    },
  ] satisfies Block[],
  useCase: {
    /** Old links to `/case-study` lead here. */
    id: 'use-case',
    title: 'Use case: the third Thursday night.',
    hypothetical:
      'Hypothetical. The ward, its people and its numbers are invented to show the method. This is not a customer’s story, and not a result of ours.',
    roster: {
      caption:
        'Four weeks, 336 places. Each column is a day: five early, four late, three at night.',
      marks: {
        planned: '302 worked as planned',
        changed: '33 covered by someone on a day off',
        empty: '1 left empty',
      },
    },
    before:
      'The ward has 24 people. Each works 14 shifts in four weeks. That makes 336, and the roster needs 336. On paper, it works out exactly.',
    stepsTitle: 'What each record adds',
    steps: [
      {
        name: 'The roster',
        text: 'Of the 33 changes, 22 fall on nights. Nights are a quarter of the places and two thirds of the trouble.',
      },
      {
        name: 'The skills',
        text: 'Every night needs one person with a certain certificate. Of the 24, five have it.',
      },
      {
        name: 'The absences',
        text: 'In the third week, two of the five are away at once. The other nineteen can’t step in, however many are free.',
      },
      {
        name: 'The payroll',
        text: 'It shows that week’s supplements a month later, and the empty place not at all. To the ledger, nothing is wrong.',
      },
    ],
    answer: {
      title: 'So the question isn’t how many to hire, but who to train.',
      five: 'Five people share 28 nights: six for some, five for the others, and nobody in reserve.',
      seven: 'Train two more, and seven people share 28 nights: four each.',
      limits:
        'What the data won’t tell you: whether anyone wants those nights, or what they were like for the people who worked them. For that, someone has to go and ask.',
    },
  },
  rules: [
    {
      kind: 'points',
      title: 'Four rules before the first file.',
      lead: 'Joined records say more about people than any of them did alone. So the rules come first.',
      points: [
        {
          name: 'No patients',
          text: 'Nothing above depends on who was in the bed. Patient data stays where it is.',
        },
        { name: 'No reasons', text: 'An absence has a start and an end. It has no diagnosis.' },
        {
          name: 'No names in the answer',
          text: 'The report talks about wards and shifts. Where a group is so small that everyone would know who is meant, it says nothing.',
        },
        {
          name: 'No secrets',
          text: 'The people whose records are joined see the questions before we ask them, and the answers when the board does.',
        },
      ],
    },
  ] satisfies Block[],
  closing: {
    title: 'Is one of your nights always understaffed?',
    text: 'Tell us which systems know about it. We start with what each of them calls the ward.',
  },
} as const satisfies PageCopy & Record<string, unknown>;
