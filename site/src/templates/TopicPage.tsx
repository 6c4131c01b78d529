import type { ReactNode } from 'react';
import type { TopicCopy } from '../content/topic';
import { ContactBand } from '../ui/page/ContactBand';
import { PageTop } from '../ui/page/PageTop';
import { OtherTopics } from '../sections/solutions/OtherTopics';

/** A topic: head, content, links to the other three topics, and how to contact the firm. */
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
