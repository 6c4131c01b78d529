import { Button, Dialog } from '@strapi/design-system';
import { QuestionBody } from '../dialogs/QuestionBody';
import { deleteQuestion } from './delete-question';
import type { Delete } from './useDelete';

interface ConfirmDeleteProps<T> {
  deletion: Pick<Delete<T>, 'asked' | 'busy' | 'cancel' | 'confirm'>;
  nameOf: (row: T) => string;
  /** What the entries are, such as `blogs`. */
  many: string;
}

/** Asks before anything is deleted. Escape and Cancel keep it. */
export function ConfirmDelete<T>({ deletion, nameOf, many }: ConfirmDeleteProps<T>) {
  const { asked, busy, cancel, confirm } = deletion;
  if (asked.length === 0) return null;
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        // What was sent is heard out, so that its end is told.
        if (!open && !busy) cancel();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>Delete</Dialog.Header>
        <QuestionBody question={deleteQuestion(asked.map(nameOf), many)} />
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary" disabled={busy}>
              Cancel
            </Button>
          </Dialog.Cancel>
          {/* Not Dialog.Action, which closes the dialog before the call has ended. */}
          <Button fullWidth variant="danger-light" loading={busy} onClick={confirm}>
            Delete
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
