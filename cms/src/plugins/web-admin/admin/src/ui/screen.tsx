import { Alert } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, type PropsWithChildren, type ReactNode } from 'react';
import { firmName } from '../../../api';

interface ScreenProps {
  title: string;
  subtitle?: string;
  /** The buttons beside the title. */
  primaryAction?: ReactNode;
}

/** The frame of every screen. It also sets the title of the window, where Strapi's own would name Strapi. */
export function Screen({ children, ...header }: PropsWithChildren<ScreenProps>) {
  const { title } = header;
  useEffect(() => {
    document.title = `${title} · ${firmName}`;
  }, [title]);
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
