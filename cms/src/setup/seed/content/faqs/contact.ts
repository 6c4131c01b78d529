import { promiseTexts } from '../../../../contract/leads/promise';
import type { FaqSeed } from '../types';

export const contactFaqs: readonly FaqSeed[] = [
  {
    question: 'How do I reach you?',
    description:
      '<p>Use the form on the <a href="/contact">contact page</a>. You’ll find our phone numbers and the support address at the foot of every page.</p>',
  },
  {
    question: 'How fast do you answer the contact form?',
    description: `<p>We call you back ${promiseTexts.callBackWithin}.</p>`,
  },
  {
    question: 'When is support open?',
    description: `<p>${promiseTexts.hours}. You’ll have an answer ${promiseTexts.supportWithin}.</p>`,
  },
  {
    question: 'What should I write in the form?',
    description:
      '<p>Tell us what you run now, where you want to be, and by when. Fill in all five fields: name, email, phone, subject and message.</p>',
  },
  {
    question: 'Why do I have to confirm that I am not a robot?',
    description:
      '<p>Because robots like forms too. Tick the box before you send; without it, your message goes nowhere.</p>',
  },
  {
    question: 'Is my text lost if sending fails?',
    description:
      '<p>No. The form is cleared only once your message has arrived. Until then, everything you typed stays where it is, and you can try again.</p>',
  },
  {
    question: 'Why does the search on this page find nothing?',
    description:
      '<p>It looks for exactly what you type, capital letters included. <strong>Dc3</strong> finds answers, <strong>DC3</strong> finds only this one. When in doubt, type less.</p>',
  },
  {
    question: 'Where can I read more?',
    description:
      '<p>In our <a href="/blog">blog</a>. Its articles cover data conversion, testing, organisation and integration, and are written for people with a move ahead of them.</p>',
  },
];
