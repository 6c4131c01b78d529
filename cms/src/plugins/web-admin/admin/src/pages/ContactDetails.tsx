import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panelReads, type Contact } from '../../../api';
import { ContactModal } from '../list/ContactModal';
import { formatDay } from '../format-day';
import { exportUrl } from '../list/address';
import { emptyText } from '../list/empty-text';
import { ExportButton } from '../list/ExportButton';
import { ListBody } from '../list/ListBody';
import { ListSearch } from '../list/ListSearch';
import { ListTable, type Column } from '../list/ListTable';
import { ScreenAlert } from '../list/ScreenAlert';
import { useList } from '../list/useList';

// Spec §2: the columns of Contact Details. Long texts are cut, so that View is in sight from 1280 pixels on.
const columns: readonly Column<Contact>[] = [
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
  { name: 'phone', label: 'Phone Number', width: '12rem', cell: ({ phone }) => phone },
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
  {
    name: 'view',
    label: 'View',
    labelHidden: true,
    cell: (contact) => <ContactModal contact={contact} />,
  },
];

/** Contact Details: what visitors sent with the contact form. Spec §2. */
export default function ContactDetails() {
  const [address] = useSearchParams();
  const list = useList<Contact>(panelReads.contacts);
  const [alert, setAlert] = useState<string>();

  return (
    <Page.Main>
      <Page.Title>Contact Details</Page.Title>
      <Layouts.Header
        title="Contact Details"
        primaryAction={
          <ExportButton
            url={exportUrl(panelReads.contactsExport, address)}
            what="contacts"
            onAlert={setAlert}
          />
        }
      />
      <Layouts.Action startActions={<ListSearch label="Search messages" />} />
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        <ListBody list={list} title="Contact Details" one="message" many="messages">
          <ListTable
            columns={columns}
            rows={list.rows}
            loading={list.status === 'loading'}
            loadingText="Loading messages"
            emptyText={emptyText('messages', address)}
          />
        </ListBody>
      </Layouts.Content>
    </Page.Main>
  );
}
