import { Box, Th, Typography, VisuallyHidden } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import type { Contact } from '../../../api';
import { formatDay } from '../format-day';
import { sortedBy } from '../list-address';
import { ContactModal } from './ContactModal';
import { SortButton } from './SortButton';

// Spec §2: the columns of Contact Details. Long texts are cut, so that View is in sight from 1280 pixels on.
const columns = [
  { name: 'name', label: 'Name', sortable: true, width: 'max(12rem, 9vw)' },
  { name: 'email', label: 'Email ID', sortable: true, width: 'max(12rem, 12vw)' },
  { name: 'phone', label: 'Phone Number', sortable: false, width: '12rem' },
  { name: 'subject', label: 'Subject', sortable: true, width: 'max(12rem, 10vw)' },
  { name: 'createdAt', label: 'Date & Time', sortable: true, width: '12rem' },
] as const;

interface ContactTableProps {
  contacts: readonly Contact[];
  loading: boolean;
  /** What to say when there is no row. */
  emptyText: string;
}

/** The contact messages, one a row. */
export function ContactTable({ contacts, loading, emptyText }: ContactTableProps) {
  const [address] = useSearchParams();
  const rows = contacts.map((contact) => ({ id: contact._id, contact }));
  const headers = [...columns, { name: 'view', label: 'View' }];
  return (
    <Table.Root rows={rows} headers={headers} isLoading={loading}>
      <Table.Content>
        <Table.Head>
          {/* Not Table.HeaderCell: to a screen reader it is no column header, and `aria-sort` is not allowed on it. */}
          {columns.map(({ name, label, sortable }) =>
            sortable ? (
              <Th key={name} role="columnheader" aria-sort={sortedBy(address, name)}>
                <SortButton column={name} label={label} />
              </Th>
            ) : (
              <Th key={name} role="columnheader">
                <Typography variant="sigma" textColor="neutral600">
                  {label}
                </Typography>
              </Th>
            ),
          )}
          <Th role="columnheader">
            <VisuallyHidden>View</VisuallyHidden>
          </Th>
        </Table.Head>
        <Table.Loading>Loading messages</Table.Loading>
        <Table.Empty content={emptyText} />
        <Table.Body>
          {rows.map(({ id, contact }) => (
            <Table.Row key={id}>
              {columns.map(({ name, width }) => (
                <Table.Cell key={name}>
                  <Box maxWidth={width}>
                    <Typography textColor="neutral800" tag="div" ellipsis>
                      {name === 'createdAt' ? formatDay(contact.createdAt) : contact[name]}
                    </Typography>
                  </Box>
                </Table.Cell>
              ))}
              <Table.Cell>
                <ContactModal contact={contact} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Content>
    </Table.Root>
  );
}
