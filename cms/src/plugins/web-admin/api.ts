export type { Contact, ContactList } from '../../contract/contact';
export type { ApiError } from '../../contract/errors';
export { Refusal } from '../../contract/errors';
