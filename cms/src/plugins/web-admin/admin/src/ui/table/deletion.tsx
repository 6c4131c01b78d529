import { useNotification } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import type { Outcome } from '../../requests/outcome';
import { QuestionDialog } from '../dialogs/question-dialog';
import type { Noun } from '../wording';
import { deleteFailuresText, deleteQuestion, type DeleteFailure } from './texts';

interface DeletionOptions<T> {
  /** Deletes one row; never throws. */
  remove: (row: T) => Promise<Outcome<unknown>>;
  nameOf: (row: T) => string;
  /** The message after a success. */
  deletedText: string;
  /**
   * Called after the last row, with a sentence about what failed, if anything did, and with what was deleted. The list has to
   * be read again.
   */
  onDone: (alert: string | undefined, deleted: readonly T[]) => void;
}

export interface Deletion<T> {
  /** The rows that the open question is about; empty while none is open. */
  asked: readonly T[];
  busy: boolean;
  /** Why none of them can be deleted as it was asked: the question stays open. */
  problem: string | undefined;
  ask: (rows: readonly T[]) => void;
  cancel: () => void;
  confirm: () => void;
}

/** Deletes rows after a question. */
export function useDeletion<T>(options: DeletionOptions<T>): Deletion<T> {
  const { remove, nameOf, deletedText, onDone } = options;
  const { toggleNotification } = useNotification();
  const [asked, setAsked] = useState<readonly T[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const ask = (rows: readonly T[]) => {
    setProblem(undefined);
    setAsked(rows);
  };

  const run = async () => {
    setBusy(true);
    const failures: DeleteFailure[] = [];
    const deleted: T[] = [];
    // One at a time: SQLite, which has one writer, would not be faster with more.
    for (const row of asked) {
      const outcome = await remove(row);
      if (outcome.ok) deleted.push(row);
      else failures.push({ name: nameOf(row), failed: outcome });
    }
    setBusy(false);
    const [first] = failures;
    if (deleted.length === 0 && first?.failed.code === 'invalid_body') {
      setProblem(first.failed.message);
      return;
    }
    setAsked([]);
    if (failures.length === 0) toggleNotification({ type: 'success', message: deletedText });
    onDone(deleteFailuresText(failures, asked.length), deleted);
  };

  return {
    asked,
    busy,
    problem,
    ask,
    cancel: () => {
      setAsked([]);
    },
    confirm: () => {
      void run();
    },
  };
}

interface ConfirmDeleteProps<T> {
  deletion: Omit<Deletion<T>, 'ask'>;
  nameOf: (row: T) => string;
  noun: Noun;
  /** What becomes of the rows; by default they are gone. */
  consequence?: string;
  /** Fields that are part of the question. */
  children?: ReactNode;
}

/** The question before a deletion. */
export function ConfirmDelete<T>(props: ConfirmDeleteProps<T>) {
  const { deletion, nameOf, noun, consequence, children } = props;
  const { asked, busy, cancel, confirm } = deletion;
  if (asked.length === 0) return null;
  return (
    <QuestionDialog
      title="Delete"
      question={deleteQuestion(asked.map(nameOf), noun, consequence)}
      confirmLabel="Delete"
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {children}
    </QuestionDialog>
  );
}
