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
  heading: 'Four topics, and room for one more',
  lead: 'You can read praise for all four elsewhere. We tell you where each one helps HR and finance, where it doesn’t, and what we’d look at first.',
  topicsTitle: 'Solutions',
  /** Spec §2: a placeholder card titled TBD. It stays. */
  placeholder: {
    title: 'TBD',
    text: 'A place in the plan without a name on it. Once we’ve decided what goes here, you’ll find it here.',
  },
  reading: {
    kind: 'steps',
    title: 'Four pages, each with the same three questions.',
    steps: [
      {
        name: 'Where does it help?',
        text: 'Only where it makes a record better: truer, earlier, safer, or seen by fewer people.',
      },
      {
        name: 'Where doesn’t it?',
        text: 'This part is as long as the first. A technology that helps everywhere hasn’t been tried anywhere. The places where it fails are known before the project starts; someone just has to write them down.',
      },
      {
        name: 'What do we look at first?',
        text: 'Usually not the technology. It’s a file, an agreement or a person, and it’s already in your building.',
      },
    ],
  },
  closing: {
    title: 'Bring the problem. We’ll see whether it needs a solution.',
    text: 'Some problems need a new platform, and some need an afternoon with the right two people. We tell you which before we make an offer.',
  },
};
