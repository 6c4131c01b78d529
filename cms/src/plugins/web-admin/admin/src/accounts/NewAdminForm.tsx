import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { ErrorCode } from '../../../api';
import { useWrite } from '../hooks/useWrite';
import { problemIn, toBody, type FieldName, type NewAdmin, type Problem } from './new-admin';
import { PasswordField } from './PasswordField';

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
  const [problem, setProblem] = useState<Problem>();
  const form = useRef<HTMLFormElement>(null);

  const report = (next: Problem) => {
    setProblem(next);
    if (next.field) form.current?.querySelector<HTMLInputElement>(`[name=${next.field}]`)?.focus();
  };

  const change = (name: FieldName) => (event: ChangeEvent<HTMLInputElement>) => {
    setAdmin({ ...admin, [name]: event.target.value });
  };

  const create = async () => {
    const found = problemIn(admin);
    if (found) {
      report(found);
      return;
    }
    setProblem(undefined);
    const body = toBody(admin);
    const outcome = await send('createadmin', { body });
    if (outcome.ok) onCreated(body.username);
    else if (outcome.code !== 'busy') {
      report({ message: outcome.message, field: fieldOf(outcome.code) });
    }
  };

  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} maxWidth="60rem">
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void create();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={5}>
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
          <Field.Root
            name="email"
            hint="Optional. Without one the password cannot be reset by e-mail."
          >
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
          <Typography role="alert" textColor="danger600" tag="p">
            {problem?.message}
          </Typography>
          <Flex>
            <Button type="submit" loading={busy}>
              Create Admin
            </Button>
          </Flex>
        </Flex>
      </form>
    </Box>
  );
}
