import { type ChangeEvent, useState } from 'react';
import { changePasswordPath } from '../../../api';
import { useWrite } from '../requests/use-write';
import { AccountForm } from './AccountForm';
import {
  type NewPassword,
  type PasswordFieldName,
  passwordProblem,
  refusedProblem,
} from './new-password';
import { PasswordField } from './PasswordField';
import type { Problem } from './problem';

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
