import { Badge, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

// The cells of a table do not break their lines by themselves.
const Name = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface PublishedNameProps {
  name: string;
  published: boolean;
  width: string;
}

/** What an entry is called, and whether the site does not show it. */
export function PublishedName({ name, published, width }: PublishedNameProps) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} width={width}>
      <Name tag="div" textColor="neutral800">
        {name}
      </Name>
      {!published && <Badge size="S">Not published</Badge>}
    </Flex>
  );
}
