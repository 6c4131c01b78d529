import type { FaqSeed } from '../types';

export const careerFaqs: readonly FaqSeed[] = [
  {
    question: 'Are you hiring?',
    description:
      '<p>Yes, for four jobs, each with a page of its own: QA Automation Lead, IT Business Analyst, Java Developers and Front-End Developer. The career page also describes six roles on the cloud platform that you can train for.</p>',
  },
  {
    question: 'Where are the jobs, and what do they pay?',
    description:
      '<p>All four jobs are in Zurich. The salary is 120,000 to 140,000 CHF per annum.</p>',
  },
  {
    question: 'How do I apply for a job?',
    description:
      '<p>By e-mail. Each job page lists the profile we’re looking for and has a link that opens a message to us.</p>',
  },
  {
    question: 'Is there HR training?',
    description:
      '<p>Yes. The career page tells you how to ask for the HR training call, and gives you the e-mail address of our HR contact.</p>',
  },
];
