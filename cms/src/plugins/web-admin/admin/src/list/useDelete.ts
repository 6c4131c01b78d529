import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Outcome } from '../requests/outcome';
import { type DeleteFailure, deleteFailuresText } from './delete-failures';

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
