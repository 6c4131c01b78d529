import type { ContactFields } from '../api';
import { firm } from './firm';

interface FieldCopy {
  label: string;
  /** Said beside the field when it is empty. */
  missing: string;
}

export const contactPage = {
  title: 'Contact Us',
  description: `Write to us. We call back ${firm.callBackWithin}.`,
  heading: 'Tell us what you run now',
  lead: `Write before the end of the day and we call back ${firm.callBackWithin}.`,
  sectionTitle: 'Contact form and details',
  /** Under the facts, with the drawing. */
  promise: 'You write, and we call you back.',
} as const;

export const contactForm = {
  name: 'Contact form',
  required: 'All fields are required.',
  fields: {
    name: { label: 'Name', missing: 'Tell us who we may call back.' },
    email: { label: 'Email', missing: 'Add an address that we can write to.' },
    phone: { label: 'Phone', missing: 'Add a number that we can call you back on.' },
    subject: { label: 'Subject', missing: 'A few words on what it is about.' },
    message: {
      label: 'Message',
      missing: 'Two lines are enough: what you run now, and when it has to change.',
    },
  } satisfies Record<keyof ContactFields, FieldCopy>,
  submit: 'Send message',
  /** Stands where the form stood, once a message has arrived. */
  sent: {
    next: `We call you back ${firm.callBackWithin}: ${firm.hours}, ${firm.timeZone}.`,
    another: 'Write another message',
  },
  /** Stands where the form stands when the browser runs no script. */
  withoutScript: 'The form needs JavaScript. Without it, call or write to us:',
  /** Stands below the button when what the form runs on could not be fetched. */
  unreached: 'The form could not be fetched. Send again, or call or write to us:',
} as const;

export const contactFacts = {
  name: 'Contact details',
  support: `Support, ${firm.supportWithin}`,
  hours: 'Hours',
} as const;

/** What stands on the red band that closes a page. */
export const contactBand = {
  action: 'Contact Us',
  phone: `or phone ${firm.phones[0].number}`,
} as const;
