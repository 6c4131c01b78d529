/**
 * Sentences of Spec §8 that the panel says, to the letter (the odd spelling included). Those of §5 come with the schemas
 * of the contract.
 */
export const texts = {
  blogCreated: 'Blog created successfully',
  blogUpdated: 'updated Blog successfully',
  blogDeleted: 'Deleted blog successfully',
  faqCreated: 'Faq created successfully',
  faqUpdated: 'updated Faq successfully',
  faqDeleted: 'Deleted Faq successfully',
  networkError: 'Network Error',
} as const;
