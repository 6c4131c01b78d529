import type { ReactNode } from 'react';
import type { PageCopy } from '../content/page';
import { ContactSection } from '../features/contact/ContactPanel';
import { PageTop } from '../ui/page/PageTop';
import { Stage, type StageProps } from '../ui/page/Stage';

interface ServicePageProps {
  page: PageCopy & { contactTitle: string };
  stage: Omit<StageProps, 'children'> & { drawing: ReactNode };
  /** The content between the stage and the contact form; its last ground must not be calico. */
  children: ReactNode;
}

/** A service (Spec §2): head, drawing from edge to edge, blocks, and the contact form. */
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
