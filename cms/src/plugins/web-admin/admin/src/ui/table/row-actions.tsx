import { Button, Flex, IconButton } from '@strapi/design-system';
import { Pencil, Trash } from '@strapi/icons';
import type { KeyboardEvent, PropsWithChildren } from 'react';
import { quoted } from '../wording';

/** The keys that press a button or leave it. */
const ownKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

interface RowButtonsProps {
  /** One below the other on a phone, where they would hide the other columns. */
  stacked?: boolean;
}

/** The buttons of one row. */
export function RowButtons({ stacked = false, children }: PropsWithChildren<RowButtonsProps>) {
  return (
    <Flex
      gap={1}
      direction={stacked ? { initial: 'column', medium: 'row' } : 'row'}
      // A table's cell with two buttons moves between them by the arrow keys and takes every other key for itself.
      onKeyDown={(event: KeyboardEvent) => {
        if (ownKeys.has(event.key)) event.stopPropagation();
      }}
    >
      {children}
    </Flex>
  );
}

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

interface RowActionsProps {
  /** What the entry is called. */
  name: string;
  /** Absent where this admin may not. Gets the button, which the focus comes back to. */
  onEdit?: ((button: HTMLElement) => void) | undefined;
  onDelete?: ((button: HTMLElement) => void) | undefined;
}

/** Edit and delete for one entry. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <RowButtons>
      {onEdit && (
        <IconButton
          label={`Edit ${quoted(name)}`}
          onClick={(event) => {
            onEdit(event.currentTarget);
          }}
        >
          <Pencil />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          label={`Delete ${quoted(name)}`}
          onClick={(event) => {
            onDelete(event.currentTarget);
          }}
        >
          <Trash />
        </IconButton>
      )}
    </RowButtons>
  );
}
