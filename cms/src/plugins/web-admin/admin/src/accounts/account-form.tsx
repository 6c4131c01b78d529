import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Eye, EyeStriked } from '@strapi/icons';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEventHandler,
  type PropsWithChildren,
} from 'react';
import { passwordRule } from '../../../api';
import type { Problem } from './account-problems';

/** The contract's sentences may start with the name of a field as the API spells it. */
const capitalised = (sentence: string): string =>
  `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

interface PasswordFieldProps {
  name?: 'password' | 'currentPassword';
  label?: string;
  value: string;
  wrong: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A password that can be shown. A new one comes with its rule. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', label = 'Password', value, wrong, onChange } = props;
  const isNew = name === 'password';
  const [shown, setShown] = useState(false);
  return (
    <Field.Root name={name} required hint={isNew ? capitalised(passwordRule) : undefined}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        hasError={wrong}
        aria-invalid={wrong}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onChange={onChange}
        endAction={
          <Field.Action
            // The icon alone is too small to hit.
            minWidth="2.4rem"
            minHeight="2.4rem"
            justifyContent="center"
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {shown ? <Eye fill="neutral500" /> : <EyeStriked fill="neutral500" />}
          </Field.Action>
        }
      />
      <Field.Hint />
    </Field.Root>
  );
}

interface AccountFormProps {
  /** Shown below the fields. Its field gets the focus. */
  problem: Problem | undefined;
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
}

/** The frame of an account's form. */
export function AccountForm(props: PropsWithChildren<AccountFormProps>) {
  const { problem, busy, submitLabel, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem?.field === undefined) return;
    form.current?.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus();
  }, [problem]);

  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} maxWidth="60rem">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={5}>
          {children}
          <Typography role="alert" textColor="danger600" tag="p">
            {problem && capitalised(problem.message)}
          </Typography>
          <Flex>
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Box>
  );
}
