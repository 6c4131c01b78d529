import { Flex, IconButton } from '@strapi/design-system';
import { Pencil, Trash } from '@strapi/icons';
import type { KeyboardEvent } from 'react';

/** The keys that press a button or leave it. */
const ownKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

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
    <Flex
      gap={1}
      // A table's cell with two buttons moves between them by the arrow keys and takes every other key for itself.
      onKeyDown={(event: KeyboardEvent) => {
        if (ownKeys.has(event.key)) event.stopPropagation();
      }}
    >
      {onEdit && (
        <IconButton
          label={`Edit “${name}”`}
          onClick={(event) => {
            onEdit(event.currentTarget);
          }}
        >
          <Pencil />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          label={`Delete “${name}”`}
          onClick={(event) => {
            onDelete(event.currentTarget);
          }}
        >
          <Trash />
        </IconButton>
      )}
    </Flex>
  );
}
