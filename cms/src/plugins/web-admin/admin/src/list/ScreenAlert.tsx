import { Alert } from '@strapi/design-system';

interface ScreenAlertProps {
  /** Nothing is shown without one. */
  text: string | undefined;
  onClose: () => void;
}

/** Tells, above a list, what went wrong. */
export function ScreenAlert({ text, onClose }: ScreenAlertProps) {
  if (text === undefined) return null;
  return (
    <Alert variant="danger" closeLabel="Close the alert" onClose={onClose} marginBottom={4}>
      {text}
    </Alert>
  );
}
