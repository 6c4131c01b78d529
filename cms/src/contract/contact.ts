import { object, string } from 'yup';
import { contactFieldSchemas } from './contact-fields';
import type { Endpoint } from './endpoint';
import { formSigns } from './form-signs';
import type { Pagination } from './pagination';
import { routes } from './routes';

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

export const contactFields = object(contactFieldSchemas);

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
