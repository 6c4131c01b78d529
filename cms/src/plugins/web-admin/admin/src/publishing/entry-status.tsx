import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ManagedFaq } from '../../../api';
import { entryMark } from './entry-mark';
import { looks } from './looks';
import { usePublishingSignal } from './publishing-context';

// The cells of a table do not break their lines by themselves.
const Words = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface EntryStatusProps {
  entry: Pick<ManagedFaq, 'published' | 'publishing'>;
}

/** How far the last change of an entry has come, by a sign and in words. */
export function EntryStatus({ entry }: EntryStatusProps) {
  const { readable } = usePublishingSignal();
  const mark = entryMark(entry, readable);
  if (mark === undefined) return null;
  const { Icon, background, border, color } = looks[mark.look];
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
      <Words variant="pi" fontWeight="semiBold" textColor={color}>
        {mark.text}
      </Words>
    </Flex>
  );
}

// The cells of a table do not break their lines by themselves.
const Name = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface PublishedNameProps {
  name: string;
  entry: Pick<ManagedFaq, 'published' | 'publishing'>;
  width: string;
}

/** What an entry is called, and whether the site shows it as it is. */
export function PublishedName({ name, entry, width }: PublishedNameProps) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} width={width}>
      <Name tag="div" textColor="neutral800" dir="auto">
        {name}
      </Name>
      <EntryStatus entry={entry} />
    </Flex>
  );
}
