import { IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import type { DeadLetter } from '../../../api';
import { DetailsModal } from '../list/DetailsModal';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import type { RowAction } from '../ui/table/use-row-action';
import { quoted } from '../ui/wording';
import { detailsOf } from './letter-columns';
import { letterName } from './texts';

interface LetterActionsProps {
  letter: DeadLetter;
  /** Whether this admin may deliver and delete it, besides viewing it. */
  may: boolean;
  delivery: Pick<RowAction<DeadLetter>, 'busy' | 'run'>;
  /** Gets the button, which the focus comes back to. */
  onDelete: (button: HTMLElement) => void;
}

/** What can be done with an undelivered lead. */
export function LetterActions({ letter, may, delivery, onDelete }: LetterActionsProps) {
  const name = letterName(letter);
  return (
    <RowButtons stacked>
      <DetailsModal
        title="Undelivered lead"
        buttonLabel={`View undelivered lead from ${name}`}
        what="Lead"
        details={detailsOf(letter)}
      />
      {may && (
        <>
          <RowButton
            label="Deliver"
            name={name}
            busy={delivery.busy}
            onClick={() => {
              delivery.run(letter);
            }}
          />
          <IconButton
            label={`Delete ${quoted(name)}`}
            onClick={(event) => {
              onDelete(event.currentTarget);
            }}
          >
            <Trash />
          </IconButton>
        </>
      )}
    </RowButtons>
  );
}
