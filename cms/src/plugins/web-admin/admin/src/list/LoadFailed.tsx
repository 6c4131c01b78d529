import { Box, Button, EmptyStateLayout } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { EmptyPermissions } from '@strapi/icons/symbols';
import { isFetchError } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { failureText, refusalIn } from '../requests/outcome';

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
