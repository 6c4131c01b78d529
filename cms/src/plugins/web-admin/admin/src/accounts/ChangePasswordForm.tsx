import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useRef, useState, type ChangeEvent } from 'react';
import { changePasswordPath } from '../../../api';
import { useWrite } from '../hooks/useWrite';
import {
  passwordProblem,
  refusedProblem,
  type NewPassword,
  type PasswordFieldName,
  type PasswordProblem,
} from './new-password';
import { PasswordField } from './PasswordField';

interface ChangePasswordFormProps {
  /** Of the account, for password managers. */
  username: string;
  onChanged: () => void;
}

/** The current password and a new one. */
export function ChangePasswordForm({ username, onChanged }: ChangePasswordFormProps) {
  const { busy, sendTo } = useWrite();
  const [sent, setSent] = useState<NewPassword>({ currentPassword: '', password: '' });
  const [problem, setProblem] = useState<PasswordProblem>();
  const form = useRef<HTMLFormElement>(null);

  const report = (next: PasswordProblem) => {
    setProblem(next);
    if (next.field) form.current?.querySelector<HTMLInputElement>(`[name=${next.field}]`)?.focus();
  };

  const change = async () => {
    const found = passwordProblem(sent);
    if (found) {
      report(found);
      return;
    }
    setProblem(undefined);
    const outcome = await sendTo({ method: 'POST', url: changePasswordPath, body: sent });
    if (outcome.ok) onChanged();
    else if (outcome.code !== 'busy') report(refusedProblem(outcome.code, outcome.message));
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
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} maxWidth="60rem">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={5}>
          {/* Tells a password manager whose password it is. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField label="Current password" {...fieldOf('currentPassword')} />
          <PasswordField label="New password" {...fieldOf('password')} />
          <Typography role="alert" textColor="danger600" tag="p">
            {problem?.message}
          </Typography>
          <Flex>
            <Button type="submit" loading={busy}>
              Change Password
            </Button>
          </Flex>
        </Flex>
      </form>
    </Box>
  );
}
