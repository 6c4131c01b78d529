import { Field } from '@strapi/design-system';
import { Eye, EyeStriked } from '@strapi/icons';
import { useState, type ChangeEventHandler } from 'react';
import { passwordRule } from '../../../api';

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
