import { Field, Flex, Textarea, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useState } from 'react';

/** A value once it has stayed the same for `milliseconds`: what a screen reader is told must not follow each key. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
  return settled;
}

/** Spec §5. */
const maxLength = 500;
const announceAfter = 1_000;

interface MessageFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The message with its counter, which is read out when the typing pauses. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const count = `${String(value.length)} of ${String(maxLength)} characters`;
  const announced = useSettled(value === '' ? '' : count, announceAfter);
  return (
    <Field.Root name="message" hint={`At most ${String(maxLength)} characters.`}>
      <Field.Label>Message</Field.Label>
      <Textarea
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <Flex justifyContent="space-between" gap={4}>
        <Field.Hint />
        <Typography variant="pi" textColor="neutral600" aria-hidden data-testid="counter">
          {value.length}/{maxLength}
        </Typography>
      </Flex>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Field.Root>
  );
}
