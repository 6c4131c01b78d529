import { firm } from './firm';
import type { PageCopy } from './page';

/** An open job: its page, and what is particular about it. What holds for every job is `jobTerms`. */
export interface Job extends PageCopy {
  /** What the work is, in paragraphs. */
  work: readonly string[];
  /** Who it is for, one point to a line. */
  profile: readonly string[];
}

const salary = { from: 120_000, to: 140_000, currency: 'CHF' } as const;

/** An amount of money as it is written in a text: `120,000`. */
export const formatAmount = (amount: number) => new Intl.NumberFormat('en').format(amount);

/** Spec §9: what all jobs share. The pages show it and the structured data of the job pages is made from it. */
export const jobTerms = {
  location: { city: 'Zurich', country: 'CH' },
  salary: {
    ...salary,
    text: `${formatAmount(salary.from)} to ${formatAmount(salary.to)} ${salary.currency} per annum`,
  },
  /** The day on which the jobs were put up, ISO 8601. */
  datePosted: '2026-11-21',
  applyTo: firm.hrEmail,
} as const;

/** The link that opens an e-mail to HR with the job's name as its subject. */
export const applicationLink = ({ title }: Pick<Job, 'title'>) =>
  `mailto:${jobTerms.applyTo}?subject=${encodeURIComponent(`Application: ${title}`)}`;

/** What every job page says around the job. */
export const jobPage = {
  above: [{ label: 'Career', to: '/career' }],
  apply: 'Apply by e-mail',
  moreJobs: 'More Jobs',
  facts: {
    location: 'Location',
    salary: 'Salary',
    applyTo: 'Apply to',
  },
  work: 'The work',
  profile: 'Your profile',
  others: 'The other open jobs',
  closing: {
    title: 'Ask first, apply later.',
    text: 'A question isn’t an application. Ask us about the work, and decide once you have the answer.',
  },
} as const;
