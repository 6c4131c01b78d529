import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { type ChangeEvent, useState } from 'react';
import { changePasswordPath, loginPathWith } from '../../../api';
import { useWrite } from '../requests/use-write';
import { leave } from '../session/leave';
import { ScreenTitle } from '../ui/screen';
import { AccountForm, PasswordField } from './account-form';
import {
  type NewPassword,
  type PasswordFieldName,
  passwordProblem,
  type Problem,
  refusedProblem,
} from './account-problems';

interface ChangePasswordFormProps {
  /** Of the account, for password managers. */
  username: string;
  onChanged: () => void;
}

/** The current password and a new one. */
export function ChangePasswordForm({ username, onChanged }: ChangePasswordFormProps) {
  const { busy, sendTo } = useWrite();
  const [sent, setSent] = useState<NewPassword>({ currentPassword: '', password: '' });
  const [problem, setProblem] = useState<Problem<PasswordFieldName>>();

  const change = async () => {
    const found = passwordProblem(sent);
    setProblem(found);
    if (found) return;
    const outcome = await sendTo({ method: 'POST', url: changePasswordPath, body: sent });
    if (outcome.ok) onChanged();
    else if (outcome.code !== 'busy') setProblem(refusedProblem(outcome.code, outcome.message));
  };

  const fieldOf = (name: PasswordFieldName) => ({
    name,
    value: sent[name],
    wrong: problem?.field === name,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setSent({ ...sent, [name]: event.target.value });
    },
  });

  return (
    <AccountForm
      problem={problem}
      busy={busy}
      submitLabel="Change Password"
      onSubmit={() => void change()}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Current password" {...fieldOf('currentPassword')} />
      <PasswordField label="New password" {...fieldOf('password')} />
    </AccountForm>
  );
}

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
