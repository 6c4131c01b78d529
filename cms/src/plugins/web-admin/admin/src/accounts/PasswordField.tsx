import { Field } from '@strapi/design-system';
import { Eye, EyeStriked } from '@strapi/icons';
import { useState, type ChangeEventHandler } from 'react';
import { passwordRule } from '../../../api';

interface PasswordFieldProps {
  value: string;
  wrong: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

const rule = `${passwordRule.charAt(0).toUpperCase()}${passwordRule.slice(1)}`;

/** A new password, with its rule told beforehand. */
export function PasswordField({ value, wrong, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field.Root name="password" required hint={rule}>
      <Field.Label>Password</Field.Label>
      <Field.Input
        hasError={wrong}
        aria-invalid={wrong}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        value={value}
        onChange={onChange}
        endAction={
          <Field.Action
            // Big enough to be hit: the icon alone is not.
            minWidth="2.4rem"
            minHeight="2.4rem"
            justifyContent="center"
            label={shown ? 'Hide password' : 'Show password'}
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
