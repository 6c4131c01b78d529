import { careerFaqs } from './faqs/career';
import { contactFaqs } from './faqs/contact';
import { firmFaqs } from './faqs/firm';
import { offeringFaqs } from './faqs/offerings';
import { serviceFaqs } from './faqs/services';
import { toolFaqs } from './faqs/tools';
import type { FaqSeed } from './types';

/** The sample FAQ, in the order in which a visitor reads it. */
export const faqs: readonly FaqSeed[] = [
  ...serviceFaqs,
  ...toolFaqs,
  ...offeringFaqs,
  ...firmFaqs,
  ...contactFaqs,
  ...careerFaqs,
];
