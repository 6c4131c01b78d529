import type { ReactNode } from 'react';
import type { PageCopy } from '../content/page';
import { ContactSection } from '../features/contact/ContactPanel';
import { PageTop } from '../ui/page/PageTop';
import { Stage, type StageProps } from '../ui/page/Stage';

interface ServicePageProps {
  page: PageCopy & { contactTitle: string };
  stage: Omit<StageProps, 'children'> & { drawing: ReactNode };
  /** What the page has to say, between its stage and the contact form: never calico at the end. */
  children: ReactNode;
}

/** A service: its head, its drawing from edge to edge, its own blocks, and the contact form to close (Spec §2). */
export function ServicePage({ page, stage: { drawing, ...place }, children }: ServicePageProps) {
  return (
    <>
      <PageTop page={page} />
      <Stage {...place}>{drawing}</Stage>
      {children}
      <ContactSection title={page.contactTitle} />
    </>
  );
}
