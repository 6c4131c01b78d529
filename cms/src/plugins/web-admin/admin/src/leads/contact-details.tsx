import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Contact, type ListedLead, panelReads } from '../../../api';
import { useMay } from '../requests/use-may';
import { formatDay } from '../ui/dates';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { ListSearch } from '../ui/table/list-search';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { emptyText } from '../ui/table/texts';
import { useList } from '../ui/table/use-list';
import { DetailsModal } from './details-modal';
import { ExportButtons } from './export-buttons';
import { LeadChoice } from './lead-choice';
import { detailsOfLead, fieldColumns, suspectedActions, suspicionColumn } from './lead-columns';
import { isSuspected, leadFilters } from './suspected';
import { useNotSpam } from './use-not-spam';

/** The View action of a row, and the modal with the whole message that it opens. Spec §2. */
export function ContactModal({ contact }: { contact: Contact }) {
  return (
    <DetailsModal
      title="Contact Details"
      buttonLabel={`View message from ${contact.name}`}
      what="Message"
      details={detailsOfLead('createcontactus', { ...contact })}
    />
  );
}

/**
 * Spec §2: the columns of Contact Details but the last. Long texts are cut, so that View is in sight from 1280 pixels on; a
 * phone number is shown whole.
 */
export const contactColumns: readonly Column<Contact>[] = [
  ...fieldColumns('createcontactus', {
    line: { width: 'max(12rem, 10vw)' },
    email: { width: 'max(12rem, 12vw)' },
    phone: { width: '12rem', wraps: true },
  }),
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

/** Contact Details: what visitors sent with the contact form. Spec §2. */
export default function ContactDetails() {
  const [address] = useSearchParams();
  const suspected = isSuspected(address);
  const list = useList<ListedLead<Contact>>(panelReads.contacts, leadFilters);
  const region = useRef<HTMLDivElement>(null);
  const notSpam = useNotSpam('contacts', list, region);
  const mayClear = useMay('contact.update');
  const [alert, setAlert] = useState<string>();

  const suspectedColumns: readonly Column<ListedLead<Contact>>[] = [
    ...contactColumns,
    suspicionColumn,
    mayClear ? suspectedActions(notSpam, viewColumn.cell) : viewColumn,
  ];
  const many = suspected ? 'suspected messages' : 'messages';
  return (
    <Page.Main>
      <ScreenTitle>Contact Details</ScreenTitle>
      <Layouts.Header
        title="Contact Details"
        primaryAction={
          <ExportButtons
            path={panelReads.contactsExport}
            filters={leadFilters}
            what="contacts"
            onAlert={setAlert}
          />
        }
      />
      <Layouts.Action
        startActions={
          <Flex gap={4} wrap="wrap">
            <LeadChoice others="Messages" />
            <ListSearch label="Search messages" />
          </Flex>
        }
      />
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        <ScreenAlert text={notSpam.alert} onClose={notSpam.dismissAlert} />
        <ListBody
          list={list}
          title="Contact Details"
          one={suspected ? 'suspected message' : 'message'}
          many={many}
          tableRef={region}
        >
          <ListTable
            columns={suspected ? suspectedColumns : [...contactColumns, viewColumn]}
            rows={list.rows}
            loading={list.status === 'loading'}
            loadingText="Loading messages"
            emptyText={emptyText(many, address)}
          />
        </ListBody>
      </Layouts.Content>
    </Page.Main>
  );
}
