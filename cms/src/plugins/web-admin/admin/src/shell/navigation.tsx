import { Box, Divider, Menu } from '@strapi/design-system';
import { SubNav } from '@strapi/strapi/admin';
import { Fragment } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { WaitingBadge } from '../inbox/summary/waiting-badge';
import { screenAddress, type Section } from './menu';

/** The side menu: the screens that this admin may open. */
export function SideNav({ sections }: { sections: readonly Section[] }) {
  return (
    <SubNav.Main aria-label="Web Admin">
      <SubNav.Header label="Web Admin" />
      <Divider />
      <SubNav.Content>
        <SubNav.Sections>
          {sections.map(({ label, entries }) => (
            <SubNav.Section key={label} label={label}>
              {entries.map((entry) => (
                <SubNav.Link
                  key={entry.path}
                  to={screenAddress(entry.path)}
                  label={entry.label}
                  endAction={entry.path === 'leads' && <WaitingBadge />}
                />
              ))}
            </SubNav.Section>
          ))}
        </SubNav.Sections>
      </SubNav.Content>
    </SubNav.Main>
  );
}

// Strapi's layout hides the side menu on narrow screens. This menu is for those only.
const OnNarrowScreens = styled(Box)`
  ${({ theme }) => theme.breakpoints.medium} {
    display: none;
  }
`;

/** The same screens as a dropdown for narrow screens. Its label is the current screen. */
export function ScreenMenu({ sections }: { sections: readonly Section[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = sections
    .flatMap(({ entries }) => entries)
    .find(({ path }) => `${pathname}/`.startsWith(`${screenAddress(path)}/`));
  return (
    <OnNarrowScreens tag="nav" aria-label="Web Admin">
      <Menu.Root modal={false}>
        <Menu.Trigger variant="tertiary">{current?.label ?? 'Screens'}</Menu.Trigger>
        <Menu.Content maxHeight="80dvh" zIndex="popover">
          {sections.map(({ label, entries }) => (
            <Fragment key={label}>
              <Menu.Label>{label}</Menu.Label>
              {entries.map((entry) => (
                <Menu.Item
                  key={entry.path}
                  onSelect={() => {
                    navigate(screenAddress(entry.path));
                  }}
                >
                  {entry.label}
                  {entry.path === 'leads' && <WaitingBadge />}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Root>
    </OnNarrowScreens>
  );
}
