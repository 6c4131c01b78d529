import type { FaqSeed } from '../types';

export const offeringFaqs: readonly FaqSeed[] = [
  {
    question: 'What do your offerings cover?',
    description:
      '<p>Seven kinds of management, because running a platform is seven kinds of work:</p><ul><li>configuration and tenant</li><li>reporting</li><li>security</li><li>data</li><li>integration</li><li>release</li><li>testing</li></ul>',
  },
  {
    question: 'What is configuration and tenant management?',
    description:
      '<p>A tenant is your own copy of the platform. Managing it means knowing how it’s set up, who changed what, and which copy is the one that counts.</p>',
  },
  {
    question: 'What is reporting management?',
    description:
      '<p>Looking after the figures that leave the platform: what each one means, who may see it and which decision it’s for. If nobody acts on a report, we suggest you retire it.</p>',
  },
  {
    question: 'What is security management?',
    description:
      '<p>Deciding who may see and change what, writing it down, and checking that it’s still true. The check is the part people forget.</p>',
  },
  {
    question: 'What is data management?',
    description:
      '<p>Keeping records complete, correct and owned: while you convert them from the old system, and every day after that.</p>',
  },
  {
    question: 'What is integration management?',
    description:
      '<p>Knowing every connection between the platform and another system: what it carries, and who gets the call when it stops.</p>',
  },
  {
    question: 'What are release and testing management?',
    description:
      '<p>Release management decides which changes go live, and when. Testing management finds out whether they should. They work best when they’re on speaking terms.</p>',
  },
];
