import { Layouts, useAuth } from '@strapi/strapi/admin';
import { useState, type ChangeEvent } from 'react';
import { changePasswordPath, loginPathWith } from '../../../api';
import { useWrite } from '../requests/use-write';
import { leavePanel } from '../session/leave';
import { screenTitles } from '../texts';
import { Screen } from '../ui/screen';
import { AccountForm, PasswordField } from './account-form';
import {
  passwordProblem,
  passwordRefusal,
  type NewPassword,
  type PasswordFieldName,
  type Problem,
} from './account-problems';

interface ChangePasswordFormProps {
  /** Of the account, for password managers. */
  username: string;
  onChanged: () => void;
}

function ChangePasswordForm({ username, onChanged }: ChangePasswordFormProps) {
  const { busy, sendTo } = useWrite();
  const [sent, setSent] = useState<NewPassword>({ currentPassword: '', password: '' });
  const [problem, setProblem] = useState<Problem<PasswordFieldName>>();

  const change = async () => {
    const found = passwordProblem(sent);
    setProblem(found);
    if (found) return;
    const outcome = await sendTo({ method: 'POST', url: changePasswordPath, body: sent });
    if (outcome.ok) onChanged();
    else if (outcome.code !== 'busy') setProblem(passwordRefusal(outcome));
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
      {/* Tells a password manager which account it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Current password" {...fieldOf('currentPassword')} />
      <PasswordField label="New password" {...fieldOf('password')} />
    </AccountForm>
  );
}

/** Change Password: changes the admin's own password, and ends all their sessions. */
export default function ChangePassword() {
  const user = useAuth('WebAdmin', (auth) => auth.user);
  return (
    <Screen
      title={screenTitles.changepassword}
      subtitle="You are then logged out on all devices, and log in with the new password. Unsaved text is kept."
    >
      <Layouts.Content>
        <ChangePasswordForm
          username={user?.username ?? user?.email ?? ''}
          onChanged={() => {
            leavePanel(loginPathWith('password-changed'));
          }}
        />
      </Layouts.Content>
    </Screen>
  );
}
