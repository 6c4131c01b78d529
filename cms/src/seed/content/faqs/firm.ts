import type { FaqSeed } from '../types';

export const firmFaqs: readonly FaqSeed[] = [
  {
    question: 'How long have you been doing this?',
    description: '<p>The firm was founded in 1997.</p>',
  },
  {
    question: 'How many experts do you have?',
    description:
      '<p>50+ experts for the cloud platform. Their average experience as consultants is over 5 years.</p>',
  },
  {
    question: 'How much work does it save?',
    description:
      '<p>The figure we give is a 48% reduction in workload. What that would mean in your team depends on what your team does by hand today, so begin by telling us that.</p>',
  },
  {
    question: 'How many integrations have you deployed?',
    description: '<p>200+ integrations, in 50+ countries.</p>',
  },
  {
    question: 'Do you have anything for healthcare?',
    description: '<p>Yes. There is a page on big data in healthcare, with a use case.</p>',
  },
  {
    question: 'Why is there no price list?',
    description:
      '<p>Because the work depends on what you run now. <a href="/contact">Tell us</a> about it, and the conversation about price has something to stand on.</p>',
  },
  {
    question: 'Which law applies to this site?',
    description: '<p>Indian law, with the courts of Mumbai. The disclaimer has the full text.</p>',
  },
];
