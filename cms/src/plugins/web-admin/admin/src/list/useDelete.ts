import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useWrite } from '../hooks/useWrite';
import { deleteFailuresText, type DeleteFailure } from './delete-failures';
import type { Row } from './selection';

interface DeleteOptions<T> {
  endpoint: 'deleteblogs' | 'deletefaq';
  nameOf: (row: T) => string;
  /** The text of Spec §8. */
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

/** Deletes entries, each as it was when it was shown: one that has changed since stays. */
export function useDelete<T extends Row & { version: string }>(
  options: DeleteOptions<T>,
): Delete<T> {
  const { endpoint, nameOf, deletedText, onDone } = options;
  const { send } = useWrite();
  const { toggleNotification } = useNotification();
  const [asked, setAsked] = useState<readonly T[]>([]);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    const failures: DeleteFailure[] = [];
    // One after the other: a database that writes one at a time gains nothing from more.
    for (const row of asked) {
      const outcome = await send(endpoint, { id: row._id, version: row.version });
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
