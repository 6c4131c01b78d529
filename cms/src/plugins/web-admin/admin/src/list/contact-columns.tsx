import type { Contact } from '../../../api';
import { formatDay } from '../ui/dates';
import type { Column } from '../ui/table/list-table';
import { ContactModal } from './ContactModal';

/**
 * Spec §2: the columns of Contact Details but the last. Long texts are cut, so that View is in sight from 1280 pixels on; a
 * phone number is shown whole.
 */
export const contactColumns: readonly Column<Contact>[] = [
  {
    name: 'name',
    label: 'Name',
    sortable: true,
    width: 'max(12rem, 9vw)',
    cell: ({ name }) => name,
  },
  {
    name: 'email',
    label: 'Email ID',
    sortable: true,
    width: 'max(12rem, 12vw)',
    cell: ({ email }) => email,
  },
  {
    name: 'phone',
    label: 'Phone Number',
    width: '12rem',
    wraps: true,
    cell: ({ phone }) => phone,
  },
  {
    name: 'subject',
    label: 'Subject',
    sortable: true,
    width: 'max(12rem, 10vw)',
    cell: ({ subject }) => subject,
  },
  {
    name: 'createdAt',
    label: 'Date & Time',
    sortable: true,
    width: '12rem',
    cell: ({ createdAt }) => formatDay(createdAt),
  },
];

/** The last column of Contact Details. */
export const viewColumn: Column<Contact> = {
  name: 'view',
  label: 'View',
  actions: true,
  labelHidden: true,
  cell: (contact) => <ContactModal contact={contact} />,
};
