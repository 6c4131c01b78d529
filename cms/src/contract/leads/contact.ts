import { object, string } from 'yup';
import { type Endpoint, routes } from '../routes';
import { formSigns, sourceField } from './form-signs';
import type { LeadFields } from './lead-forms';
import { contactFieldSchemas } from './lead-schemas';
import type { Pagination } from '../list-query';

export type ContactFields = LeadFields<'createcontactus'>;

/** Spec §3. `createdAt` is the moment of acceptance, ISO 8601. */
export interface Contact extends ContactFields {
  _id: string;
  createdAt: string;
}

export interface ContactList {
  result: Contact[];
  pagination: Pagination;
}

export const contactFields = object(contactFieldSchemas);

/** The captcha's solution is checked after the fields, by its verifier: here only its size is. */
export const contactBody = contactFields.shape({
  captcha: string().strict().typeError('captcha must be a text.').max(8_192),
  ...formSigns,
  source: sourceField,
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
