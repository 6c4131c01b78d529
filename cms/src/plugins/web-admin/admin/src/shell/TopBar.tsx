import { Box, Flex } from '@strapi/design-system';
import { RESPONSIVE_DEFAULT_SPACING } from '@strapi/strapi/admin';
import type { PropsWithChildren } from 'react';
import { Brand } from './Brand';
import type { Section } from './menu';
import { ScreenMenu } from './ScreenMenu';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  sections: readonly Section[];
}

/** The row above every screen, and what stands below that row. */
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
