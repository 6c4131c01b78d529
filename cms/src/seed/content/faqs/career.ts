import type { FaqSeed } from '../types';

export const careerFaqs: readonly FaqSeed[] = [
  {
    question: 'Are you hiring?',
    description:
      '<p>The career page lists six roles for the cloud platform. Four more jobs have pages of their own: QA Automation Lead, IT Business Analyst, Java Developers and Front-end Developer.</p>',
  },
  {
    question: 'Where are the jobs, and what do they pay?',
    description:
      '<p>The four job pages are for Zurich. The salary is 120,000 to 140,000 CHF per annum.</p>',
  },
  {
    question: 'How do I apply for a job?',
    description:
      '<p>By e-mail. Each job page lists the profile and has a link that opens a message to us.</p>',
  },
  {
    question: 'Is there HR training?',
    description:
      '<p>Yes. The career page carries a call for HR training, with an e-mail address of our HR contact to write to.</p>',
  },
];
