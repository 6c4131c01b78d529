import { Flex } from '@strapi/design-system';
import { RESPONSIVE_DEFAULT_SPACING } from '@strapi/strapi/admin';
import type { Section } from './menu';
import { ScreenMenu } from './ScreenMenu';
import { UserMenu } from './UserMenu';

/** The row above every screen. */
export function TopBar({ sections }: { sections: readonly Section[] }) {
  return (
    <Flex
      tag="header"
      justifyContent="space-between"
      gap={2}
      paddingTop={3}
      paddingLeft={RESPONSIVE_DEFAULT_SPACING}
      paddingRight={RESPONSIVE_DEFAULT_SPACING}
    >
      <ScreenMenu sections={sections} />
      <Flex marginLeft="auto">
        <UserMenu />
      </Flex>
    </Flex>
  );
}
