import { type RefObject, useState } from 'react';
import { useWrite } from '../requests/use-write';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { type Delete, useDelete } from '../ui/table/deletion';
import { type Row, type Selection, useSelection } from '../ui/table/selection';
import { type List, useList } from '../ui/table/use-list';
import { usePublishingSignal, useReloadOnPublishing } from './publishing-context';

interface Options<T> {
  /** Of the list in the panel's own API, and the names of its filters. */
  path: string;
  filters?: readonly string[];
  deleteEndpoint: 'deleteblogs' | 'deletefaq';
  /** The text of Spec §8. */
  deletedText: string;
  nameOf: (row: T) => string;
  /** Whether a modal with a form is open. */
  formOpen: boolean;
}

interface ManagedList<T extends Row> {
  list: List<T>;
  selection: Selection<T>;
  /** What went wrong the last time. */
  alert: string | undefined;
  dismissAlert: () => void;
  deletion: Omit<Delete<T>, 'ask'>;
  /** Asks before it deletes. Gets the button too, which the focus comes back to. */
  askToDelete: (rows: readonly T[], button: HTMLElement) => void;
  /** Names the button that opens a form. */
  openedBy: (button: HTMLElement) => void;
  tableRef: RefObject<HTMLDivElement>;
  /** After a form has changed an entry: nothing is selected any more, and list and state of the site are read again. */
  changed: () => void;
}

/** A list whose entries are selected, edited and deleted. */
export function useManagedList<T extends Row & { version: string }>(
  options: Options<T>,
): ManagedList<T> {
  const { path, filters, deleteEndpoint, deletedText, nameOf, formOpen } = options;
  const { send } = useWrite();
  const { refresh } = usePublishingSignal();
  const list = useList<T>(path, filters);
  const selection = useSelection(list.rows, list.url);
  const [alert, setAlert] = useState<string>();
  useReloadOnPublishing(list.reload);

  const changed = () => {
    selection.clear();
    list.reload();
    refresh();
  };
  const { ask, ...deletion } = useDelete<T>({
    // One that has changed since it was shown stays.
    remove: ({ _id: id, version }) => send(deleteEndpoint, { id, version }),
    deletedText,
    nameOf,
    onDone: (failure) => {
      // The button goes with its row.
      openedBy(null);
      setAlert(failure);
      changed();
    },
  });
  const { openedBy, fallback } = useFocusReturn(formOpen || deletion.asked.length > 0);

  return {
    list,
    selection,
    alert,
    dismissAlert: () => {
      setAlert(undefined);
    },
    deletion,
    askToDelete: (rows, button) => {
      openedBy(button);
      setAlert(undefined);
      ask(rows);
    },
    openedBy,
    tableRef: fallback,
    changed,
  };
}
