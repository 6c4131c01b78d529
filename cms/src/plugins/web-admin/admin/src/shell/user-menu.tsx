import { Flex, Menu, Typography } from '@strapi/design-system';
import { getDisplayName, useAuth } from '@strapi/strapi/admin';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMay } from '../requests/use-may';
import { LogoutQuestion, useLogout } from '../session/logout';
import { screenAddress } from './menu';

const Who = styled(Flex)`
  max-width: min(32rem, 80vw);
  overflow-wrap: anywhere;
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
`;

/** Spec §2: the Web Admin dropdown with Logout, and Change Password. */
export function UserMenu() {
  const whoId = useId();
  const user = useAuth('WebAdmin', (auth) => auth.user);
  const navigate = useNavigate();
  const mayChangePassword = useMay('account.update');
  const logout = useLogout();
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger variant="tertiary">Web Admin</Menu.Trigger>
        {/* Screen readers read only the items of a menu, so the user is its description. */}
        <Menu.Content popoverPlacement="bottom-end" aria-describedby={whoId}>
          <Who id={whoId} direction="column" alignItems="flex-start">
            <Typography fontWeight="bold" textColor="neutral800">
              {getDisplayName(user)}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {user?.email}
            </Typography>
          </Who>
          <Menu.Separator />
          {mayChangePassword && (
            <Menu.Item
              onSelect={() => {
                navigate(screenAddress('changepassword'));
              }}
            >
              Change Password
            </Menu.Item>
          )}
          <Menu.Item variant="danger" onSelect={logout.begin}>
            Logout
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <LogoutQuestion logout={logout} />
    </>
  );
}
