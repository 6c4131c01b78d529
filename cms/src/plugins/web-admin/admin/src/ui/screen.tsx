import { Alert } from '@strapi/design-system';
import { useEffect } from 'react';
import { firmName } from '../../../api';

/** The title of the window while a screen is open. Strapi's own names Strapi. */
export function ScreenTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · ${firmName}`;
  }, [children]);
  return null;
}

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
