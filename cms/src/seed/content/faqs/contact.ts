import type { FaqSeed } from '../types';

export const contactFaqs: readonly FaqSeed[] = [
  {
    question: 'How do I reach you?',
    description:
      '<p>With the form on the <a href="/contact">contact page</a>. The telephone numbers and the support address are at the foot of every page.</p>',
  },
  {
    question: 'How fast do you answer the contact form?',
    description: '<p>With a call back within the same working day.</p>',
  },
  {
    question: 'When is support open?',
    description: '<p>Mon-Fri 9Am-6Pm. You have an answer within 24 hours.</p>',
  },
  {
    question: 'What should I write in the form?',
    description:
      '<p>What you run now, where you want to be, and by when. All five fields need something in them: name, email, phone, subject and message.</p>',
  },
  {
    question: 'Why do I have to confirm that I am not a robot?',
    description:
      '<p>Because robots also like forms. Confirm the box before you send; without it the message stays where it is.</p>',
  },
  {
    question: 'Is my text lost if sending fails?',
    description:
      '<p>No. The fields are cleared only after your message has arrived. Until then everything you typed stays in the form, and you can try again.</p>',
  },
  {
    question: 'Why does the search on this page find nothing?',
    description:
      '<p>It looks for exactly what you type, capital letters included. <strong>Dc3</strong> finds answers, <strong>DC3</strong> finds only this one. When in doubt, type less.</p>',
  },
  {
    question: 'Where can I read more?',
    description:
      '<p>In the <a href="/blog">blog</a>, which has articles on data conversion, testing, organisation and integration. They are written for people who have a move ahead of them.</p>',
  },
];
