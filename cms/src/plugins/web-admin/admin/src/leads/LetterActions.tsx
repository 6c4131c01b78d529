import { IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import type { DeadLetter } from '../../../api';
import { RowButton } from '../list/RowButton';
import { RowButtons } from '../list/RowButtons';
import type { RowAction } from '../list/useRowAction';
import { letterName } from './texts';

interface LetterActionsProps {
  letter: DeadLetter;
  delivery: Pick<RowAction<DeadLetter>, 'busy' | 'run'>;
  /** Gets the button, which the focus comes back to. */
  onDelete: (button: HTMLElement) => void;
}

/** What can be done with an undelivered lead. */
export function LetterActions({ letter, delivery, onDelete }: LetterActionsProps) {
  const name = letterName(letter);
  return (
    <RowButtons>
      <RowButton
        label="Deliver"
        name={name}
        busy={delivery.busy}
        onClick={() => {
          delivery.run(letter);
        }}
      />
      <IconButton
        label={`Delete “${name}”`}
        onClick={(event) => {
          onDelete(event.currentTarget);
        }}
      >
        <Trash />
      </IconButton>
    </RowButtons>
  );
}
