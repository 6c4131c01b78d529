import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ManagedFaq } from '../../../api';
import { EntryStatus } from '../publishing/EntryStatus';

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
