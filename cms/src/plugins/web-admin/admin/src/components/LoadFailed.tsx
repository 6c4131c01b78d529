import { Box, Button, EmptyStateLayout } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';

interface LoadFailedProps {
  text: string;
  onRetry: () => void;
}

/** Stands where a list would be that could not be loaded. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <Box role="alert">
      <EmptyStateLayout
        icon={<WarningCircle width="16rem" />}
        content={text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </Box>
  );
}
