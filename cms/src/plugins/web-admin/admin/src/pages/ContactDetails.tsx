import { isFetchError, Layouts, Page, Pagination, SearchInput } from '@strapi/strapi/admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ContactList } from '../../../api';
import { ContactTable } from '../components/ContactTable';
import { LoadFailed } from '../components/LoadFailed';
import { failureText } from '../failure-text';
import { useRead } from '../hooks/useRead';
import { listUrl, pageSize, withPage } from '../list-address';

const lostConnection = 'The messages could not be loaded. Check the connection and try again.';

/** Contact Details: what visitors sent with the contact form. Spec §2. */
export default function ContactDetails() {
  const [address] = useSearchParams();
  const { status, data, failure, retry } = useRead<ContactList>(
    listUrl('/web-admin/contacts', address),
  );
  const search = address.get('_q') ?? '';
  const contacts = data?.result ?? [];
  const total = data?.pagination.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);

  // The permission was taken away after the panel was opened.
  if (isFetchError(failure) && failure.status === 403) return <Page.NoPermissions />;

  // The address names a page behind the last one.
  if (status === 'ready' && contacts.length === 0 && pageCount > 0) {
    return <Navigate to={{ search: withPage(address, pageCount).toString() }} replace />;
  }

  return (
    <Page.Main>
      <Page.Title>Contact Details</Page.Title>
      <Layouts.Header
        title="Contact Details"
        subtitle={data && `${String(total)} ${total === 1 ? 'message' : 'messages'}`}
      />
      <Layouts.Action
        startActions={<SearchInput label="Search messages" placeholder="Search messages" />}
      />
      <Layouts.Content>
        {status === 'failed' ? (
          <LoadFailed text={failureText(failure, lostConnection)} onRetry={retry} />
        ) : (
          <ContactTable
            contacts={contacts}
            loading={status === 'loading'}
            emptyText={search === '' ? 'No messages yet' : `No messages match “${search}”`}
          />
        )}
        <Pagination.Root defaultPageSize={pageSize} pageCount={pageCount} total={total}>
          <Pagination.Links />
        </Pagination.Root>
      </Layouts.Content>
    </Page.Main>
  );
}
