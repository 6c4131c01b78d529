import { Button } from '@strapi/design-system';

interface RowButtonProps {
  /** What it does, such as `Deliver`. */
  label: string;
  /** What the row is called. */
  name: string;
  /** While a call is under way the button keeps the focus and does nothing. */
  busy: boolean;
  onClick: () => void;
}

/** The button of an action on one row. */
export function RowButton({ label, name, busy, onClick }: RowButtonProps) {
  return (
    <Button
      variant="tertiary"
      aria-label={`${label}: “${name}”`}
      aria-disabled={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
