import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { NewAdminForm } from '../accounts/NewAdminForm';
import { ScreenTitle } from '../ui/screen';

/** Create Admin: a new account with the role Web Admin. Spec §2, §4. */
export default function CreateAdmin() {
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  return (
    <Page.Main>
      <ScreenTitle>Create Admin</ScreenTitle>
      <Layouts.Header
        title="Create Admin"
        subtitle="The new admin manages blogs and FAQs and reads contacts and demo requests. You stay logged in."
      />
      <Layouts.Content>
        <NewAdminForm
          onCreated={(username) => {
            toggleNotification({
              type: 'success',
              message: `Admin ${username} created successfully`,
            });
            // The shell's own address opens Add Blog for those who may add one.
            navigate('/plugins/web-admin');
          }}
        />
      </Layouts.Content>
    </Page.Main>
  );
}
