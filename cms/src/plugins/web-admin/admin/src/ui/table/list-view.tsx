import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { EmptyPermissions } from '@strapi/icons/symbols';
import { isFetchError, Pagination } from '@strapi/strapi/admin';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { failureText, refusalIn } from '../../requests/outcome';
import { pageOf, pageSize, withPage } from './address';
import type { List } from './use-list';

interface LoadFailedProps {
  /** What the call has thrown. */
  failure: unknown;
  /** What could not be loaded, such as `messages`. */
  what: string;
  onRetry: () => void;
}

/** Stands where a list would be that could not be loaded. */
export function LoadFailed({ failure, what, onRetry }: LoadFailedProps) {
  const [, setAddress] = useSearchParams();
  // The permission was taken away after the panel was opened.
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
  // The server's own sentence about an address is for those who write them.
  const misled = refusalIn(failure)?.code === 'invalid_query';
  const lostConnection = `The ${what} could not be loaded. Check the connection and try again.`;
  return (
    <Box role="alert">
      <EmptyStateLayout
        icon={<WarningCircle width="16rem" />}
        content={
          misled
            ? `This address asks for ${what} that cannot be listed.`
            : failureText(failure, lostConnection)
        }
        action={
          <Button
            variant="secondary"
            onClick={() => {
              if (misled) setAddress({});
              onRetry();
            }}
          >
            {misled ? 'Show the whole list' : 'Retry'}
          </Button>
        }
      />
    </Box>
  );
}

interface ListBodyProps {
  list: List<unknown>;
  /** What the rows are, such as `message` and `messages`. */
  one: string;
  many: string;
  /** The name of the screen. */
  title: string;
  /** Takes the focus when the control that opened a modal is gone. */
  tableRef?: RefObject<HTMLDivElement>;
  /** How many rows are selected, where they can be, and what can be done with them. */
  selected?: number;
  actions?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** How many there are, the table or why there is none, and the pager. */
export function ListBody(props: ListBodyProps) {
  const { list, one, many, title, tableRef, selected = 0, actions, children } = props;
  const { status, failure, reload, total, pageCount, behind } = list;
  const [address] = useSearchParams();
  const ownRef = useRef<HTMLDivElement>(null);
  const region = tableRef ?? ownRef;

  const page = pageOf(address);
  // The pager reads the address by itself.
  const misnamed = address.has('page') && address.get('page') !== page;

  const count = `${String(total)} ${total === 1 ? one : many}`;
  return (
    <>
      {misnamed && <Navigate to={{ search: withPage(address, Number(page)).toString() }} replace />}
      {behind && <Navigate to={{ search: withPage(address, pageCount).toString() }} replace />}
      <Flex gap={3} wrap="wrap" minHeight="4rem" paddingBottom={3}>
        <Typography role="status" textColor="neutral600">
          {status === 'ready' && count}
          {status === 'ready' && selected > 0 && `, ${String(selected)} selected`}
        </Typography>
        {actions}
      </Flex>
      <Box ref={region} role="region" aria-label={title} tabIndex={-1}>
        {status === 'failed' ? (
          <LoadFailed
            failure={failure}
            what={many}
            onRetry={() => {
              // The button goes with the failure.
              region.current?.focus();
              reload();
            }}
          />
        ) : (
          children
        )}
      </Box>
      <Pagination.Root defaultPageSize={pageSize} pageCount={pageCount} total={total}>
        <Pagination.Links />
      </Pagination.Root>
    </>
  );
}
