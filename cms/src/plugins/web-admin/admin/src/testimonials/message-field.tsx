import { Field, Flex, Textarea, Typography, VisuallyHidden } from '@strapi/design-system';
import { useSettled } from '../ui/use-settled';

/** Spec §5. */
const maxLength = 500;
/** So that a screen reader does not announce every key. */
const announceAfterMs = 1_000;

interface MessageFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The message with a counter, which is announced when typing pauses. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const count = `${String(value.length)} of ${String(maxLength)} characters`;
  const announced = useSettled(value === '' ? '' : count, announceAfterMs);
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
