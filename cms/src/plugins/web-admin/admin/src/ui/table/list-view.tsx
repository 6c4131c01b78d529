import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { EmptyPermissions } from '@strapi/icons/symbols';
import { isFetchError, Pagination } from '@strapi/strapi/admin';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { failureText, refusalIn } from '../../requests/outcome';
import { counted, type Noun } from '../wording';
import { pageOf, pageSize, withPage } from './address';
import { ListTable, type Column } from './list-table';
import type { Row, Selection } from './selection';
import { noRowsText } from './texts';
import type { List } from './use-list';

interface LoadFailedProps {
  /** What the call threw. */
  failure: unknown;
  /** What could not be loaded, such as `messages`. */
  what: string;
  onRetry: () => void;
}

/** Replaces a list that could not be loaded. */
export function LoadFailed({ failure, what, onRetry }: LoadFailedProps) {
  const [, setAddress] = useSearchParams();
  // The admin lost the permission after opening the panel.
  if (isFetchError(failure) && failure.status === 403) {
    return (
      <Box role="alert">
        <EmptyStateLayout
          icon={<EmptyPermissions width="16rem" />}
          content="You don't have the permissions to access that content"
        />
      </Box>
    );
  }
  // The server's own sentence about a query is written for developers.
  const badAddress = refusalIn(failure)?.code === 'invalid_query';
  const lostConnection = `The ${what} could not be loaded. Check the connection and try again.`;
  return (
    <Box role="alert">
      <EmptyStateLayout
        icon={<WarningCircle width="16rem" />}
        content={
          badAddress
            ? `This address asks for ${what} that cannot be listed.`
            : failureText(failure, lostConnection)
        }
        action={
          <Button
            variant="secondary"
            onClick={() => {
              if (badAddress) setAddress({});
              onRetry();
            }}
          >
            {badAddress ? 'Show the whole list' : 'Retry'}
          </Button>
        }
      />
    </Box>
  );
}

interface ListViewProps<T extends Row> {
  list: List<T>;
  /** The title of the screen. */
  title: string;
  noun: Noun;
  columns: readonly Column<T>[];
  /** On a phone, the cells of a row stand below each other. */
  stacked?: boolean;
  /** The message when there is no row. */
  emptyText?: string | undefined;
  /** Takes the focus when the control that opened a modal is gone. */
  tableRef?: RefObject<HTMLDivElement>;
  /** Absent where rows cannot be selected. */
  selection?: Selection<T> | undefined;
  /** The name of a row, for the checkbox that selects it. */
  nameOf?: (row: T) => string;
  /** What can be done with the selected rows. */
  actions?: ReactNode;
}

/** The number of rows, the table or the reason why there is none, and the pager. */
export function ListView<T extends Row>(props: ListViewProps<T>) {
  const { list, title, noun, columns, stacked, emptyText, tableRef } = props;
  const { selection, nameOf, actions } = props;
  const { status, failure, reload, rows, total, pageCount, pastEnd } = list;
  const [address] = useSearchParams();
  const ownRef = useRef<HTMLDivElement>(null);
  const region = tableRef ?? ownRef;
  const selected = selection?.rows.length ?? 0;

  const page = pageOf(address);
  // Strapi's pager reads the address itself, so a wrong page is corrected in the address.
  const badPage = address.has('page') && address.get('page') !== page;

  return (
    <>
      {badPage && <Navigate to={{ search: withPage(address, Number(page)).toString() }} replace />}
      {pastEnd && <Navigate to={{ search: withPage(address, pageCount).toString() }} replace />}
      <Flex gap={3} wrap="wrap" minHeight="4rem" paddingBottom={3}>
        <Typography role="status" textColor="neutral600">
          {status === 'ready' && counted(total, noun)}
          {status === 'ready' && selected > 0 && `, ${String(selected)} selected`}
        </Typography>
        {actions}
      </Flex>
      <Box ref={region} role="region" aria-label={title} tabIndex={-1}>
        {status === 'failed' ? (
          <LoadFailed
            failure={failure}
            what={noun.many}
            onRetry={() => {
              // The button disappears with the failure.
              region.current?.focus();
              reload();
            }}
          />
        ) : (
          <ListTable
            columns={columns}
            stacked={stacked}
            rows={rows}
            loading={status === 'loading'}
            loadingText={`Loading ${noun.many}`}
            emptyText={emptyText ?? noRowsText(noun, address)}
            selection={selection}
            nameOf={nameOf}
          />
        )}
      </Box>
      <Pagination.Root defaultPageSize={pageSize} pageCount={pageCount} total={total}>
        <Pagination.Links />
      </Pagination.Root>
    </>
  );
}
