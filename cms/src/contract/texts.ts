/** Sentences of Spec §5 and §8 that the server says, to the letter (the odd spelling included). */
export const texts = {
  contactFields: 'Please fill all the fields',
  captcha: 'Please confirm your not a robot.',
  contactFailed: 'Contact us failed! Please try again',
  blogFields: 'please fill all fields',
  faqFields: 'please fill all fields',
} as const;

/** The name of the firm above the admin. The site has it in its own content, which `site/tests/firm/name.test.ts` compares. */
export const firmName = 'HR & Finance Cloud Consulting';
