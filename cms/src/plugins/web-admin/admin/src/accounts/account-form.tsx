import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Eye, EyeStriked } from '@strapi/icons';
import {
  type ChangeEventHandler,
  type PropsWithChildren,
  useEffect,
  useRef,
  useState,
} from 'react';
import { passwordRule } from '../../../api';
import type { Problem } from './account-problems';

interface PasswordFieldProps {
  name?: 'password' | 'currentPassword';
  label?: string;
  value: string;
  wrong: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

const rule = `${passwordRule.charAt(0).toUpperCase()}${passwordRule.slice(1)}`;

/** A password that can be shown. A new one has its rule told beforehand. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', label = 'Password', value, wrong, onChange } = props;
  const isNew = name === 'password';
  const [shown, setShown] = useState(false);
  return (
    <Field.Root name={name} required hint={isNew ? rule : undefined}>
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
            // Big enough to be hit: the icon alone is not.
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

/** The contract begins a sentence with the name of a field, as the API calls it. */
const capitalised = (sentence: string): string =>
  `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

interface AccountFormProps {
  /** Shown below the fields; the focus goes to the field that it is about. */
  problem: Problem | undefined;
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
}

/** The frame of a form about an account. */
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
