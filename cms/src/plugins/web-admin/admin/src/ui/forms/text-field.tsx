import { Field } from '@strapi/design-system';
import type { Ref } from 'react';

interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  error?: string | undefined;
  hint?: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, maxLength, onChange, error, hint, inputRef } = props;
  return (
    <Field.Root name={name} error={error ?? false} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        ref={inputRef}
        dir="auto"
        value={value}
        maxLength={maxLength}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
