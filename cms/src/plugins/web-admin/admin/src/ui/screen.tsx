import { Alert } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { PropsWithChildren, ReactNode } from 'react';
import { useWindowTitle } from './title';

interface ScreenProps {
  title: string;
  subtitle?: string;
  /** The buttons beside the title. */
  primaryAction?: ReactNode;
}

/** The frame of every screen. It also sets the title of the window. */
export function Screen({ children, ...header }: PropsWithChildren<ScreenProps>) {
  const { title } = header;
  useWindowTitle(title);
  return (
    <Page.Main>
      <Layouts.Header {...header} />
      {children}
    </Page.Main>
  );
}

interface ScreenAlertProps {
  /** Nothing is shown without one. */
  text: string | undefined;
  onClose: () => void;
}

/** Shows above a list what went wrong. */
export function ScreenAlert({ text, onClose }: ScreenAlertProps) {
  if (text === undefined) return null;
  return (
    <Alert variant="danger" closeLabel="Close the alert" onClose={onClose} marginBottom={4}>
      {text}
    </Alert>
  );
}
