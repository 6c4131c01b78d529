import { object, string } from 'yup';
import type { Endpoint } from './endpoint';
import { filled, line, lines } from './fields';
import { formSigns } from './form-signs';
import { limits } from './limits';
import type { Pagination } from './pagination';
import { routes } from './routes';
import { texts } from './texts';

/** Spec §3. `createdAt` is the moment of acceptance, ISO 8601. */
export interface Contact {
  _id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  createdAt: string;
}

export type ContactFields = Omit<Contact, '_id' | 'createdAt'>;

export interface ContactList {
  result: Contact[];
  pagination: Pagination;
}

/** What the panel's list of contacts can be sorted by. */
export const contactSorts = ['createdAt', 'name', 'email', 'subject'] as const;

/** Spec §5: all five are filled; neither the form of the e-mail nor of the phone is checked here. */
export const contactFields = object({
  name: filled(line('name', limits.name), texts.contactFields),
  email: filled(line('email', limits.email), texts.contactFields),
  phone: filled(line('phone', limits.phone), texts.contactFields),
  subject: filled(line('subject', limits.subject), texts.contactFields),
  message: filled(lines('message', limits.message), texts.contactFields),
});

/** The captcha's solution is checked after the fields, by its verifier: here only its size is. */
export const contactBody = contactFields.shape({
  captcha: string().strict().typeError('captcha must be a text.').max(8_192),
  ...formSigns,
});

export const contactEndpoints = {
  createcontactus: {
    ...routes.createcontactus,
    access: 'anyone',
    body: contactBody,
    summary: 'Records a message of the contact form.',
  },
  getcontactus: {
    ...routes.getcontactus,
    access: 'admin',
    summary: 'The contact messages, newest first.',
  },
} as const satisfies Record<string, Endpoint>;
