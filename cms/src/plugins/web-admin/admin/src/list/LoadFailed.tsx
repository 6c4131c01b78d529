import { Box, Button, EmptyStateLayout } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { EmptyPermissions } from '@strapi/icons/symbols';
import { isFetchError } from '@strapi/strapi/admin';
import { failureText } from '../failure-text';

interface LoadFailedProps {
  /** What the call has thrown. */
  failure: unknown;
  /** What could not be loaded, such as `messages`. */
  what: string;
  onRetry: () => void;
}

/** Stands where a list would be that could not be loaded. */
export function LoadFailed({ failure, what, onRetry }: LoadFailedProps) {
  // The permission was taken away after the panel was opened.
  const forbidden = isFetchError(failure) && failure.status === 403;
  const lostConnection = `The ${what} could not be loaded. Check the connection and try again.`;
  return (
    <Box role="alert">
      {forbidden ? (
        <EmptyStateLayout
          icon={<EmptyPermissions width="16rem" />}
          content="You don't have the permissions to access that content"
        />
      ) : (
        <EmptyStateLayout
          icon={<WarningCircle width="16rem" />}
          content={failureText(failure, lostConnection)}
          action={
            <Button variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          }
        />
      )}
    </Box>
  );
}
