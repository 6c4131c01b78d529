import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

interface Leader {
  /** Spec §2: leaders are shown by role, location and flag. */
  role: string;
  location: string;
  country: 'Switzerland' | 'India';
  text: string;
  /** What to ask for this person for. */
  ask: string;
}

export const teamPage: PageCopy & {
  leadershipTitle: string;
  askLabel: string;
  /** Two: their portraits are drawn for them. */
  leaders: readonly [Leader, Leader];
  note: string;
  experts: { title: string; text: string; more: { label: string; to: string } };
  closing: { title: string; text: string };
} = {
  path: '/team',
  title: 'Team',
  description: `The two people who lead the firm, one in Zurich and one in India, and the ${figures.experts} cloud-platform experts beside them.`,
  above: [{ label: 'About Us', to: '/about' }],
  heading: 'Led from two places, as one team',
  lead: 'One of our two leaders is in Zurich, the other in India. You don’t have to know which one to ask.',
  leadershipTitle: 'Leadership',
  askLabel: 'Ask for this desk when',
  leaders: [
    {
      role: 'Managing Director',
      location: 'Zurich, Switzerland',
      country: 'Switzerland',
      text: 'Answers for the firm: what it takes on, what it turns down, and what it has promised. Reads the contract before the project starts.',
      ask: 'something has to be decided, and nobody in the room can decide it.',
    },
    {
      role: 'Director of Delivery',
      location: 'India',
      country: 'India',
      text: 'Answers for the consultants and the three tools: who comes to you, with what, and whether it still works after they’ve gone.',
      ask: 'a release is near, or an interface has been quiet for too long.',
    },
  ],
  note: 'We show roles and places here. You’ll get names in the first conversation.',
  experts: {
    title: `And ${figures.experts} cloud-platform experts.`,
    text: `With ${figures.averageExperience} of experience on average. The bright dot is the one who picks up when you call.`,
    more: { label: 'Become one of them', to: '/career' },
  },
  closing: {
    title: 'Talk to someone who can decide.',
    text: `Write to us, and either desk can answer. We’ll call you back ${firm.callBackWithin}.`,
  },
};
