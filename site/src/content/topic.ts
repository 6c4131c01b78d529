import type { NavigationLink } from './navigation';
import type { PageCopy } from './page';

interface Named {
  name: string;
  text: string;
}

/** Where a technology helps HR and finance, and where it does not. */
export interface Verdict {
  title: string;
  helps: readonly Named[];
  doesNot: readonly Named[];
}

/** One of the four topics that `/solutions` leads to. */
export interface TopicCopy extends PageCopy {
  above: readonly NavigationLink[];
  verdict: Verdict;
  closing: { title: string; text: string };
}

/** What all topic pages say. */
export const topicPage = {
  above: [{ label: 'Solutions', to: '/solutions' }],
  helps: 'Where it helps',
  doesNot: 'Where it doesn’t',
  others: 'The other three topics',
} as const;

/** Spec §2: the four topics, in the order in which `/solutions` links to them. */
export const topics = [
  {
    id: 'blockchain',
    name: 'Blockchain and internet of things',
    text: 'Records nobody can change unnoticed, and devices that write records of their own.',
    to: '/blockchain-and-internet-of-things',
  },
  {
    id: 'prediction',
    name: 'Machine learning and predictive analysis',
    text: 'What last year’s records say about next year, and how far to trust them.',
    to: '/machine-learning-and-predictive-analysis',
  },
  {
    id: 'security',
    name: 'Information security',
    text: 'Who can see a salary, who can change it, and how you’d know.',
    to: '/information-security',
  },
  {
    id: 'workday',
    name: 'Workday',
    text: 'People and money on one platform, and what to agree before they meet there.',
    to: '/workday',
  },
] as const;

export type TopicId = (typeof topics)[number]['id'];
