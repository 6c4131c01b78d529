import { firm } from './firm';

const questions = (count: number) => (count === 1 ? '1 question' : `${String(count)} questions`);

export const faqPage = {
  title: 'Frequently asked questions',
  crumb: 'FAQ',
  heading: 'Good questions',
  description: 'Answers about moving HR and finance to the cloud, our tools and our support.',
  listTitle: 'All questions',
  search: {
    label: 'Search FAQ',
    // Spec §2, to the letter.
    placeholder: 'Type here to search FAQ',
    button: 'Search',
    found: (matches: number, all: number) =>
      matches === all
        ? `All ${questions(all)} match.`
        : `${String(matches)} of ${questions(all)} match.`,
    /** Spec §2: the search is case-sensitive, which a reader cannot guess. */
    none: (search: string) =>
      `No question matches “${search}”. Capital letters count: “payroll” does not find “Payroll”.`,
    /** A button below that, for what would match. */
    instead: (search: string, matches: number) => `Search “${search}” (${String(matches)})`,
    topicsTitle: 'Or start with a topic:',
    /** Offered as they are searched for: those that no question names are left out. */
    topics: ['integration', 'support', 'security', 'Dc3', 'AKSA Studio', 'Reorg Chart Modelling'],
  },
  block: (first: number, last: number) =>
    first === last ? `Question ${String(first)}` : `Questions ${String(first)} to ${String(last)}`,
  link: 'Link to this question',
  pager: {
    label: 'Jump to a block of ten',
    previous: 'Previous ten questions',
    next: 'Next ten questions',
  },
  empty: 'There are no questions here yet. Ask yours, and it may be the first.',
  closing: {
    title: 'Not answered here? Ask a person.',
    text: `Tell us what you run now and where you want to be. Support answers ${firm.supportWithin}, ${firm.hours}.`,
  },
} as const;
