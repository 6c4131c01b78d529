import { Box, Flex, Typography } from '@strapi/design-system';
import { RESPONSIVE_DEFAULT_SPACING } from '@strapi/strapi/admin';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { firmName } from '../../../api';
import mark from './mark.svg';
import type { Section } from './menu';
import { ScreenMenu } from './navigation';
import { UserMenu } from './user-menu';

const Mark = styled.img`
  display: block;
  flex: none;
  height: 3.2rem;
  width: 3.2rem;
`;

// On a narrow screen, the dropdowns leave room for the mark only.
const Name = styled(Typography)`
  display: none;

  ${({ theme }) => theme.breakpoints.medium} {
    display: block;
  }
`;

/** The firm's mark and name. */
function Brand() {
  return (
    <Flex gap={2}>
      <Mark src={mark} alt={firmName} />
      <Name aria-hidden fontWeight="bold" textColor="neutral800">
        {firmName}
      </Name>
    </Flex>
  );
}

interface TopBarProps {
  sections: readonly Section[];
}

/** The top of every screen, with its children below. */
export function TopBar({ sections, children }: PropsWithChildren<TopBarProps>) {
  return (
    <Box
      tag="header"
      paddingTop={3}
      paddingLeft={RESPONSIVE_DEFAULT_SPACING}
      paddingRight={RESPONSIVE_DEFAULT_SPACING}
    >
      <Flex justifyContent="space-between" wrap="wrap" gap={2}>
        <Flex gap={3}>
          <Brand />
          <ScreenMenu sections={sections} />
        </Flex>
        <Flex marginLeft="auto">
          <UserMenu />
        </Flex>
      </Flex>
      {children}
    </Box>
  );
}
