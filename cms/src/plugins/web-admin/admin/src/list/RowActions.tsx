import { IconButton } from '@strapi/design-system';
import { Pencil, Trash } from '@strapi/icons';
import { quoted } from '../ui/wording';
import { RowButtons } from './RowButtons';

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
