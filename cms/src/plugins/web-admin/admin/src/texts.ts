/**
 * The panel's messages of Spec §8 to the letter, including their spelling. Those of §5 are in the contract's schemas.
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
