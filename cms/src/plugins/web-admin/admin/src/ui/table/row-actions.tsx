import { Button, Flex, IconButton } from '@strapi/design-system';
import { Pencil, Trash } from '@strapi/icons';
import type { KeyboardEvent, PropsWithChildren, ReactNode } from 'react';
import { quoted } from '../wording';

/** The keys that press a button or move on from it. */
const ownKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

interface RowButtonsProps {
  /** Whether they are stacked on a phone, where they would otherwise cover the other columns. */
  stacked?: boolean;
}

/** The buttons of one row. */
export function RowButtons({ stacked = false, children }: PropsWithChildren<RowButtonsProps>) {
  return (
    <Flex
      gap={1}
      direction={stacked ? { initial: 'column', medium: 'row' } : 'row'}
      // A table cell with two buttons moves between them by the arrow keys, and takes all other keys away from them.
      onKeyDown={(event: KeyboardEvent) => {
        if (ownKeys.has(event.key)) event.stopPropagation();
      }}
    >
      {children}
    </Flex>
  );
}

interface RowButtonProps {
  /** The action, such as `Deliver`. */
  label: string;
  /** The name of the row. */
  name: string;
  /** During a call the button keeps the focus and does nothing. */
  busy: boolean;
  onClick: () => void;
}

/** The button for an action on one row. */
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
  /** The name of the entry. */
  name: string;
  /** Absent where this admin may not. Gets the button, so that it can get the focus back. */
  onEdit?: ((button: HTMLElement) => void) | undefined;
  onDelete?: ((button: HTMLElement) => void) | undefined;
  /** More buttons and links, between the two. */
  children?: ReactNode;
}

/** Edit and delete one entry. */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
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
      {children}
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
