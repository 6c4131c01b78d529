import { Field } from '@strapi/design-system';
import { Layouts, useNotification } from '@strapi/strapi/admin';
import { useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../requests/use-write';
import { screenTitles } from '../texts';
import { Screen } from '../ui/screen';
import { AccountForm, PasswordField } from './account-form';
import {
  adminProblem,
  adminRefusal,
  toBody,
  type AdminFieldName,
  type NewAdmin,
  type Problem,
} from './account-problems';

const blank: NewAdmin = { username: '', password: '', email: '' };

interface NewAdminFormProps {
  onCreated: (username: string) => void;
}

/** The form of Spec §2 with an optional e-mail. */
function NewAdminForm({ onCreated }: NewAdminFormProps) {
  const { busy, send } = useWrite();
  const [admin, setAdmin] = useState(blank);
  const [problem, setProblem] = useState<Problem<AdminFieldName>>();

  const change = (name: AdminFieldName) => (event: ChangeEvent<HTMLInputElement>) => {
    setAdmin({ ...admin, [name]: event.target.value });
  };

  const create = async () => {
    const found = adminProblem(admin);
    setProblem(found);
    if (found) return;
    const body = toBody(admin);
    const outcome = await send('createadmin', { body });
    if (outcome.ok) onCreated(body.username);
    else if (outcome.code !== 'busy') setProblem(adminRefusal(outcome));
  };

  return (
    <AccountForm
      problem={problem}
      busy={busy}
      submitLabel="Create Admin"
      onSubmit={() => void create()}
    >
      <Field.Root name="username" required hint="Without an @.">
        <Field.Label>Username</Field.Label>
        <Field.Input
          hasError={problem?.field === 'username'}
          aria-invalid={problem?.field === 'username'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={admin.username}
          onChange={change('username')}
        />
        <Field.Hint />
      </Field.Root>
      <PasswordField
        value={admin.password}
        wrong={problem?.field === 'password'}
        onChange={change('password')}
      />
      <Field.Root name="email" hint="Optional. Without it, the password cannot be reset by e-mail.">
        <Field.Label>E-mail</Field.Label>
        <Field.Input
          hasError={problem?.field === 'email'}
          aria-invalid={problem?.field === 'email'}
          type="email"
          autoComplete="off"
          value={admin.email}
          onChange={change('email')}
        />
        <Field.Hint />
      </Field.Root>
    </AccountForm>
  );
}

/** Create Admin: a new account with the role Web Admin. Spec §2, §4. */
export default function CreateAdmin() {
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  return (
    <Screen
      title={screenTitles.createadmin}
      subtitle="The new admin manages blogs and FAQs and reads contacts and demo requests. You stay logged in."
    >
      <Layouts.Content>
        <NewAdminForm
          onCreated={(username) => {
            toggleNotification({
              type: 'success',
              message: `Admin ${username} created successfully`,
            });
            // The shell opens Add Blog for admins who may add one.
            navigate('/plugins/web-admin');
          }}
        />
      </Layouts.Content>
    </Screen>
  );
}
