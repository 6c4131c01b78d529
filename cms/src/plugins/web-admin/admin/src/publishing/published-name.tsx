import { Flex } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ManagedFaq } from '../../../api';
import { entryMark } from './entry-mark';
import { planMark } from '../schedule/plan-texts';
import { StateMark } from '../states/state-mark';
import { usePublishingSignal } from './publishing-context';
import { SiteLink } from './site-link';
import { StatusMark, Wrapped } from './status-mark';

// The browser's own blue has too little contrast in the dark theme.
const NameLink = styled(Link)`
  color: inherit;
`;

interface EntryStatusProps {
  name: string;
  entry: Pick<ManagedFaq, 'published' | 'publishing' | 'siteUrl'>;
}

/** Whether the site shows the last change of an entry, and the way there if it does. */
function EntryStatus({ name, entry }: EntryStatusProps) {
  const { readable } = usePublishingSignal();
  const mark = entryMark(entry, readable);
  if (mark === undefined) return null;
  const { siteUrl } = entry;
  return (
    <>
      <StatusMark {...mark} />
      {mark.status === 'live' && siteUrl !== undefined && <SiteLink name={name} href={siteUrl} />}
    </>
  );
}

interface PublishedNameProps {
  name: string;
  entry: Pick<ManagedFaq, 'published' | 'publishing' | 'siteUrl' | 'state' | 'plans'>;
  width: string;
  /** Where the entry can be edited as a page. */
  to?: string | undefined;
}

/** The name of an entry, its state, whether the site shows its last change, and what is planned. */
export function PublishedName({ name, entry, width, to }: PublishedNameProps) {
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap={1}
      width={width}
      // With all its lines it is higher than a row.
      paddingTop={2}
      paddingBottom={2}
    >
      <Wrapped tag="div" textColor="neutral800" dir="auto">
        {to === undefined ? name : <NameLink to={to}>{name}</NameLink>}
      </Wrapped>
      <Flex gap={2} wrap="wrap">
        <StateMark state={entry.state} />
        <EntryStatus name={name} entry={entry} />
        {entry.plans?.map((plan) => (
          <StatusMark key={plan._id} {...planMark(plan)} />
        ))}
      </Flex>
    </Flex>
  );
}
