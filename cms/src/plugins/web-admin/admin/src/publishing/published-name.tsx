import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ManagedFaq } from '../../../api';
import { entryMark } from './entry-mark';
import { StateMark } from '../states/state-mark';
import { usePublishingSignal } from './publishing-context';
import { statusStyles } from './status-styles';

// A table cell alone does not wrap.
const Wrapped = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

// The browser's own blue has too little contrast in the dark theme.
const NameLink = styled(Link)`
  color: inherit;
`;

interface EntryStatusProps {
  entry: Pick<ManagedFaq, 'published' | 'publishing'>;
}

/** Whether the site shows the last change of an entry: an icon and a word. */
function EntryStatus({ entry }: EntryStatusProps) {
  const { readable } = usePublishingSignal();
  const mark = entryMark(entry, readable);
  if (mark === undefined) return null;
  const { Icon, background, border, color } = statusStyles[mark.status];
  return (
    <Flex
      inline
      gap={1}
      paddingTop={1}
      paddingBottom={1}
      paddingLeft={2}
      paddingRight={2}
      hasRadius
      background={background}
      borderColor={border}
    >
      <Flex tag="span" shrink={0}>
        <Icon aria-hidden fill={color} width="1.2rem" height="1.2rem" />
      </Flex>
      <Wrapped variant="pi" fontWeight="semiBold" textColor={color}>
        {mark.text}
      </Wrapped>
    </Flex>
  );
}

interface PublishedNameProps {
  name: string;
  entry: Pick<ManagedFaq, 'published' | 'publishing' | 'state'>;
  width: string;
  /** Where the entry can be edited as a page. */
  to?: string | undefined;
}

/** The name of an entry, its state, and whether the site shows its last change. */
export function PublishedName({ name, entry, width, to }: PublishedNameProps) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} width={width}>
      <Wrapped tag="div" textColor="neutral800" dir="auto">
        {to === undefined ? name : <NameLink to={to}>{name}</NameLink>}
      </Wrapped>
      <Flex gap={2} wrap="wrap">
        <StateMark state={entry.state} />
        <EntryStatus entry={entry} />
      </Flex>
    </Flex>
  );
}
