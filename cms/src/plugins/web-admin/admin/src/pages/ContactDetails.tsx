import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Contact, type ListedLead, panelReads } from '../../../api';
import { LeadChoice } from '../leads/LeadChoice';
import { isSuspected, leadFilters } from '../leads/suspected';
import { suspectedActions, suspicionColumn } from '../leads/suspicion-columns';
import { useNotSpam } from '../leads/useNotSpam';
import { contactColumns, viewColumn } from '../list/contact-columns';
import { ExportButtons } from '../list/ExportButtons';
import { useMay } from '../requests/use-may';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { ListSearch } from '../ui/table/list-search';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { emptyText } from '../ui/table/texts';
import { useList } from '../ui/table/use-list';

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
