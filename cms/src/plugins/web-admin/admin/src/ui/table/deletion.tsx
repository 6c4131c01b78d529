import { Button, Dialog } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Outcome } from '../../requests/outcome';
import { QuestionBody } from '../dialogs/question-dialog';
import { type DeleteFailure, deleteFailuresText, deleteQuestion } from './texts';

interface DeleteOptions<T> {
  /** Deletes one row; never throws. */
  remove: (row: T) => Promise<Outcome<unknown>>;
  nameOf: (row: T) => string;
  /** What to say after a success. */
  deletedText: string;
  /** After the last call: the list is to be read again. Gets the sentence for what failed. */
  onDone: (alert: string | undefined) => void;
}

export interface Delete<T> {
  /** What is asked about; empty while nothing is. */
  asked: readonly T[];
  busy: boolean;
  ask: (rows: readonly T[]) => void;
  cancel: () => void;
  confirm: () => void;
}

/** Deletes rows after a question, each as it was when it was shown. */
export function useDelete<T>(options: DeleteOptions<T>): Delete<T> {
  const { remove, nameOf, deletedText, onDone } = options;
  const { toggleNotification } = useNotification();
  const [asked, setAsked] = useState<readonly T[]>([]);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    const failures: DeleteFailure[] = [];
    // One after the other: a database that writes one at a time gains nothing from more.
    for (const row of asked) {
      const outcome = await remove(row);
      if (!outcome.ok) failures.push({ name: nameOf(row), failed: outcome });
    }
    setBusy(false);
    setAsked([]);
    if (failures.length === 0) toggleNotification({ type: 'success', message: deletedText });
    onDone(deleteFailuresText(failures, asked.length));
  };

  return {
    asked,
    busy,
    ask: setAsked,
    cancel: () => {
      setAsked([]);
    },
    confirm: () => {
      void run();
    },
  };
}

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
