import type { StepsBlock } from '../blocks';
import type { PageCopy } from '../page';

export const solutionsPage: PageCopy & {
  topicsTitle: string;
  placeholder: { title: string; text: string };
  reading: StepsBlock;
  closing: { title: string; text: string };
} = {
  path: '/solutions',
  title: 'Our Solutions',
  description:
    'Four topics for HR and finance: blockchain and the internet of things, machine learning, information security, and Workday.',
  heading: 'Four topics, and a place kept free',
  lead: 'Each of them is praised elsewhere. Here you read where it helps HR and finance records, where it does not, and what we would look at first.',
  topicsTitle: 'Solutions',
  /** Spec §2: a placeholder card titled TBD. It stays. */
  placeholder: {
    title: 'TBD',
    text: 'A place in the plan without a name on it. When it is decided what goes here, it goes here.',
  },
  reading: {
    kind: 'steps',
    title: 'Four pages, and the same three questions on each.',
    steps: [
      {
        name: 'Where does it help?',
        text: 'Only where a record gets better by it: truer, earlier, safer, or seen by fewer people.',
      },
      {
        name: 'Where does it not?',
        text: 'This part is as long as the first. A technology that helps everywhere has not been tried anywhere, and the places where it fails are known before the project starts. It only takes somebody to write them down.',
      },
      {
        name: 'What would we look at first?',
        text: 'Usually not the technology. It is a file, an agreement or a person, and it is in your building already.',
      },
    ],
  },
  closing: {
    title: 'Bring the problem. We will see whether it needs a solution.',
    text: 'Some need a new platform, and some need an afternoon with the right two people. We say which before there is an offer.',
  },
};
