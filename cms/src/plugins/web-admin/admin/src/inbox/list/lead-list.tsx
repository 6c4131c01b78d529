import { Box, Flex, Loader, Typography, VisuallyHidden } from '@strapi/design-system';
import { Pagination } from '@strapi/strapi/admin';
import type { ReactNode, RefObject } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InboxLead } from '../../../../api';
import { pageOf, withPage } from '../../ui/table/address';
import { LoadFailed } from '../../ui/table/list-view';
import type { Selection } from '../../ui/table/selection';
import { SelectBox } from '../../ui/table/table-controls';
import { inboxPageSize } from '../address';
import { arrivedText, leadsText } from '../texts';
import type { Clock } from '../times';
import { LeadRow } from './lead-row';
import { NoLeads } from './no-leads';
import { useRowFocus } from './row-focus';
import type { InboxPage } from './use-inbox-list';

const Rows = styled(Box)`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  container: inbox / inline-size;
  overflow: hidden;
`;

// What can be done with selected leads stays in sight, below Strapi's header. On a phone it stands at the bottom.
const Head = styled(Flex)`
  ${({ theme }) => theme.breakpoints.medium} {
    &[data-selected='true'] {
      background: ${({ theme }) => theme.colors.neutral100};
      position: sticky;
      top: 5.6rem;
      z-index: 2;
    }
  }
`;

interface LeadListProps {
  page: InboxPage;
  /** Without those that are being deleted. */
  rows: readonly InboxLead[];
  /** Absent where this admin may not work on leads. */
  selection: Selection<InboxLead> | undefined;
  /** What can be done with the selected leads. */
  actions: ReactNode;
  clock: Clock | undefined;
  ownId: number | undefined;
  openId: string | undefined;
  /** Gets the focus when the control that had it is gone. */
  region: RefObject<HTMLDivElement>;
  rowsRef: RefObject<HTMLUListElement>;
  /** That leads have come which the list does not show yet. */
  notice: ReactNode;
}

/** The number of leads, the leads or the reason why there are none, and the pager. */
export function LeadList(props: LeadListProps) {
  const { page, rows, selection, actions, clock, ownId, openId, region, rowsRef, notice } = props;
  const { status, failure, reload, total, pageCount, pastEnd, arrived } = page;
  const [address] = useSearchParams();
  const rowFocus = useRowFocus(region, rows);
  const isReady = status === 'ready' && clock !== undefined;
  const selected = selection?.rows.length ?? 0;

  const number = pageOf(address);
  // Strapi's pager reads the address itself, so a wrong page is corrected in the address.
  const badPage = address.has('page') && address.get('page') !== number;
  return (
    <>
      {badPage && (
        <Navigate to={{ search: withPage(address, Number(number)).toString() }} replace />
      )}
      {pastEnd && <Navigate to={{ search: withPage(address, pageCount).toString() }} replace />}
      <Head gap={2} wrap="wrap" minHeight="4.4rem" paddingLeft={3} data-selected={selected > 0}>
        {selection && isReady && rows.length > 0 && (
          <SelectBox
            label="Select all leads of this page"
            checked={selection.all}
            onChange={selection.toggleAll}
          />
        )}
        <Typography role="status" variant="pi" textColor="neutral600">
          {isReady && (selected > 0 ? `${String(selected)} selected` : leadsText(total))}
        </Typography>
        {selected > 0 && actions}
        {notice && <Box marginLeft="auto">{notice}</Box>}
      </Head>
      <VisuallyHidden role="status">
        {arrived.times > 0 && <span key={arrived.times}>{arrivedText(arrived)}</span>}
      </VisuallyHidden>
      <Box
        ref={region}
        role="region"
        aria-label="Leads"
        aria-busy={!isReady}
        tabIndex={-1}
        {...rowFocus}
      >
        {status === 'failed' ? (
          <LoadFailed
            failure={failure}
            what="leads"
            onRetry={() => {
              // The button disappears with the failure.
              region.current?.focus();
              reload();
            }}
          />
        ) : (
          <Rows>
            {!isReady && (
              <Flex justifyContent="center" padding={8}>
                <Loader>Loading leads</Loader>
              </Flex>
            )}
            {isReady && rows.length === 0 && (
              <NoLeads
                onLeave={() => {
                  region.current?.focus();
                }}
              />
            )}
            {isReady && rows.length > 0 && (
              <ul ref={rowsRef}>
                {rows.map((lead) => (
                  <LeadRow
                    key={lead._id}
                    lead={lead}
                    clock={clock}
                    ownId={ownId}
                    isOpen={lead._id === openId}
                    selected={selection?.has(lead) === true}
                    onToggle={
                      selection &&
                      (() => {
                        selection.toggle(lead);
                      })
                    }
                  />
                ))}
              </ul>
            )}
          </Rows>
        )}
      </Box>
      {pageCount > 1 && (
        <Pagination.Root defaultPageSize={inboxPageSize} pageCount={pageCount} total={total}>
          <Pagination.Links />
        </Pagination.Root>
      )}
    </>
  );
}
