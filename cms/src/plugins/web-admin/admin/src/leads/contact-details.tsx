import { Flex } from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { panelReads, type Contact, type ListedLead } from '../../../api';
import { screenTitles } from '../texts';
import { formatDay } from '../ui/dates';
import { Screen, ScreenAlert } from '../ui/screen';
import type { Column } from '../ui/table/list-table';
import { ListSearch } from '../ui/table/list-search';
import { DetailsModal } from './details-modal';
import { ExportButtons } from './export-buttons';
import { LeadChoice } from './lead-choice';
import { leadColumns, leadDetails } from './lead-columns';
import { LeadList } from './lead-list';
import { leadFilters } from './suspected';

const title = screenTitles.contactdetails;
const noun = { one: 'message', many: 'messages' };

const columns: readonly Column<Contact>[] = [
  ...leadColumns('createcontactus', 'cut'),
  {
    name: 'createdAt',
    label: 'Date & Time',
    sortable: true,
    width: '12rem',
    cell: ({ createdAt }) => formatDay(createdAt),
  },
];

const view: Column<Contact> = {
  name: 'view',
  label: 'View',
  actions: true,
  labelHidden: true,
  cell: (contact) => (
    <DetailsModal
      title={title}
      buttonLabel={`View message from ${contact.name}`}
      what="Message"
      details={leadDetails('createcontactus', { ...contact })}
    />
  ),
};

/** Contact Details: the messages of the contact form. Spec §2. */
export default function ContactDetails() {
  const [alert, setAlert] = useState<string>();
  return (
    <Screen
      title={title}
      primaryAction={
        <ExportButtons
          path={panelReads.contactsExport}
          filters={leadFilters}
          what="contacts"
          onAlert={setAlert}
        />
      }
    >
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
        <LeadList<ListedLead<Contact>>
          name="contacts"
          title={title}
          noun={noun}
          filters={leadFilters}
          columns={columns}
          view={view}
        />
      </Layouts.Content>
    </Screen>
  );
}
