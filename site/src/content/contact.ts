import type { LeadFieldName, RequiredFieldName } from '../api';
import { firm } from './firm';

interface FieldCopy {
  label: string;
  /** What the browser fills it with, in words of HTML. */
  autoComplete: string;
  autoCapitalize?: 'words';
  /** Said beside the field when it is required and empty. */
  missing?: string;
}

interface RequiredFieldCopy extends FieldCopy {
  missing: string;
}

export const contactPage = {
  title: 'Contact Us',
  description: `Write to us and we’ll call you back ${firm.callBackWithin}.`,
  heading: 'Tell us what you run now',
  lead: `Send us a few lines, and we’ll call you back ${firm.callBackWithin}.`,
  sectionTitle: 'Contact form and details',
  /** Under the facts, with the drawing. */
  promise: 'You write. We call back.',
} as const;

type FieldName = LeadFieldName<'createcontactus'>;

const fields: Readonly<Record<FieldName, FieldCopy>> = {
  name: {
    label: 'Name',
    missing: 'Tell us who to call back.',
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  email: {
    label: 'Email',
    missing: 'Add an address we can write to.',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone',
    missing: 'Add a number we can call you back on.',
    autoComplete: 'tel',
  },
  subject: {
    label: 'Subject',
    missing: 'Tell us in a few words what it’s about.',
    autoComplete: 'off',
  },
  message: {
    label: 'Message',
    autoComplete: 'off',
    missing: 'Two lines will do: what you run now, and when it has to change.',
  },
} satisfies Record<FieldName, FieldCopy> &
  Record<RequiredFieldName<'createcontactus'>, RequiredFieldCopy>;

export const contactForm = {
  name: 'Contact form',
  required: 'All fields are required.',
  fields,
  submit: 'Send message',
  /** Stands where the form stood, once a message has arrived. */
  sent: {
    next: `We call you back ${firm.callBackWithin}: ${firm.hours}, ${firm.timeZone}.`,
    another: 'Write another message',
  },
  /** Stands where the form stands when the browser runs no script. */
  withoutScript: 'The form needs JavaScript. Without it, call or write to us:',
  /** Stands below the button when what the form runs on could not be fetched. */
  unreached: 'The form could not be loaded. Send again, or call or write to us:',
} as const;

export const contactFacts = {
  name: 'Contact details',
  support: `Support, ${firm.supportWithin}`,
  hours: 'Hours',
  postalAddress: 'Postal address',
} as const;

/** What stands on the red band that closes a page. */
export const contactBand = {
  action: 'Contact Us',
  phone: `or phone ${firm.phones[0].number}`,
} as const;
