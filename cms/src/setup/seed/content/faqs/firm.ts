import type { FaqSeed } from '../types';

export const firmFaqs: readonly FaqSeed[] = [
  {
    question: 'How long have you been doing this?',
    description: '<p>The firm was founded in 1997.</p>',
  },
  {
    question: 'How many experts do you have?',
    description:
      '<p>We have 50+ cloud-platform experts. On average, our consultants have over 5 years of experience.</p>',
  },
  {
    question: 'How much work does it save?',
    description:
      '<p>Our figure is a 48% reduction in workload. What it would be for your team depends on what you do by hand today, so start by telling us that.</p>',
  },
  {
    question: 'How many integrations have you deployed?',
    description: '<p>200+ integrations, in 50+ countries.</p>',
  },
  {
    question: 'Do you have anything for healthcare?',
    description: '<p>Yes. We have a page on big data in healthcare, with a use case.</p>',
  },
  {
    question: 'Why is there no price list?',
    description:
      '<p>Because the price depends on what you run now. <a href="/contact">Tell us</a> about it, and we can talk about real numbers.</p>',
  },
  {
    question: 'Which law applies to this site?',
    description:
      '<p>Indian law, with the courts of Mumbai. The full text is in the disclaimer.</p>',
  },
];
