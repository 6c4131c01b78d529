/** Sentences of Spec §5 and §8 that the server says, to the letter (the odd spelling included). */
export const texts = {
  contactFields: 'Please fill all the fields',
  captcha: 'Please confirm your not a robot.',
  contactFailed: 'Contact us failed! Please try again',
  blogFields: 'please fill all fields',
  faqFields: 'please fill all fields',
} as const;
