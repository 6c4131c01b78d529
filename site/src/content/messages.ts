/**
 * What the forms say to a visitor. The first group is Spec §5 and §8 to the letter, the odd spelling included:
 * do not correct it.
 */
export const messages = {
  emptyField: 'Please fill all the fields',
  captcha: 'Please confirm your not a robot.',
  contactFailed: 'Contact us failed! Please try again',
  contactSent: { title: 'Success', text: 'Thank you! we will reach you shortly' },

  emailForm: 'Enter the full address, with the @ and what comes after it.',
  privacy: {
    before: 'How we use what you send us is set out in our',
    link: 'privacy policy',
    to: '/privacy-policy',
  },
  sending: 'Sending…',
  dismiss: 'Dismiss',
  close: 'Close',
  robot: {
    heading: 'One check before you send',
    label: "I'm not a robot",
    working: 'Checking…',
    solved: 'Confirmed',
    failed: 'Could not connect. Try again.',
  },
} as const;
