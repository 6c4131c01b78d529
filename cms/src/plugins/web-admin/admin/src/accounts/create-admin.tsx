import { Field } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { type ChangeEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ErrorCode } from '../../../api';
import { useWrite } from '../requests/use-write';
import { ScreenTitle } from '../ui/screen';
import { AccountForm, PasswordField } from './account-form';
import { type FieldName, type NewAdmin, type Problem, problemIn, toBody } from './account-problems';

const blank: NewAdmin = { username: '', password: '', email: '' };

/** The field that a refusal of the server is about. */
const refusedFields: Partial<Record<ErrorCode, FieldName>> = {
  username_taken: 'username',
  email_taken: 'email',
  weak_password: 'password',
};

const fieldOf = (code: string) =>
  Object.entries(refusedFields).find(([refusal]) => refusal === code)?.[1];

interface NewAdminFormProps {
  onCreated: (username: string) => void;
}

/** The bare form of Spec §2, and an optional e-mail. Whoever fills it in stays logged in. */
export function NewAdminForm({ onCreated }: NewAdminFormProps) {
  const { busy, send } = useWrite();
  const [admin, setAdmin] = useState(blank);
  const [problem, setProblem] = useState<Problem<FieldName>>();

  const change = (name: FieldName) => (event: ChangeEvent<HTMLInputElement>) => {
    setAdmin({ ...admin, [name]: event.target.value });
  };

  const create = async () => {
    const found = problemIn(admin);
    setProblem(found);
    if (found) return;
    const body = toBody(admin);
    const outcome = await send('createadmin', { body });
    if (outcome.ok) onCreated(body.username);
    else if (outcome.code !== 'busy') {
      setProblem({ message: outcome.message, field: fieldOf(outcome.code) });
    }
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
      <Field.Root name="email" hint="Optional. Without one the password cannot be reset by e-mail.">
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
