import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { loginPathWith } from '../../../api';
import { ChangePasswordForm } from '../accounts/ChangePasswordForm';
import { leave } from '../session/leave';
import { ScreenTitle } from '../ui/screen';

/** Change Password: a new one for the own account, which ends all its sessions. */
export default function ChangePassword() {
  const user = useAuth('WebAdmin', (auth) => auth.user);
  return (
    <Page.Main>
      <ScreenTitle>Change Password</ScreenTitle>
      <Layouts.Header
        title="Change Password"
        subtitle="You are then logged out on all devices, and log in with the new password. What you typed and did not save is kept."
      />
      <Layouts.Content>
        <ChangePasswordForm
          username={user?.username ?? user?.email ?? ''}
          onChanged={() => {
            leave(loginPathWith('password-changed'));
          }}
        />
      </Layouts.Content>
    </Page.Main>
  );
}
