import type { ReactNode } from 'react';
import type { TopicCopy } from '../content/topic';
import { ContactBand } from '../ui/page/ContactBand';
import { PageTop } from '../ui/page/PageTop';
import { OtherTopics } from '../sections/solutions/OtherTopics';

/** A topic: its head, what it has to say in an order of its own, the other three, and the ways to write and phone. */
export function TopicPage({ page, children }: { page: TopicCopy; children: ReactNode }) {
  return (
    <>
      <PageTop page={page} />
      {children}
      <OtherTopics path={page.path} />
      <ContactBand {...page.closing} />
    </>
  );
}
