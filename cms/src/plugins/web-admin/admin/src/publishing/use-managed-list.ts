import { useEffect, useState, type RefObject } from 'react';
import { entryPath, trashDays, type panelReads } from '../../../api';
import { createUndoSlot, type Offer, type UndoSlot } from '../inbox/bulk/undo-slot';
import { sendChange, useWrite } from '../requests/use-write';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { useDeletion, type Deletion } from '../ui/table/deletion';
import { quoted } from '../ui/wording';
import { useSelection, type Row, type Selection } from '../ui/table/selection';
import { useList, type List } from '../ui/table/use-list';
import { usePublishingSignal, useReloadOnPublishing } from './publishing-context';

interface Options<T> {
  /** The address of the list in the panel's own API. */
  path: typeof panelReads.blogs | typeof panelReads.faqs;
  /** The names of its filters. */
  filters?: readonly string[];
  deleteEndpoint: 'deleteblogs' | 'deletefaq';
  /** The message after a deletion. Spec §8. */
  deletedText: string;
  nameOf: (row: T) => string;
  /** Whether this admin may take entries out of the trash. */
  mayRestore: boolean;
  /** Whether a modal with a form is open. */
  formOpen: boolean;
  /** What was chosen for the address of an entry that is deleted; undefined where nothing was asked. */
  leftBy?: (row: T) => object | undefined;
}

interface ManagedList<T extends Row> {
  list: List<T>;
  selection: Selection<T>;
  /** What went wrong last time. */
  alert: string | undefined;
  dismissAlert: () => void;
  deletion: Omit<Deletion<T>, 'ask'>;
  /** What was put into the trash last, and how to bring it back. */
  undo: { offer: Offer | undefined; slot: UndoSlot; notice: string };
  /** Opens the question before a deletion. Gets the button, so that it can get the focus back. */
  askToDelete: (rows: readonly T[], button: HTMLElement) => void;
  /** Sets the button that opened a form. */
  openedBy: (button: HTMLElement) => void;
  tableRef: RefObject<HTMLDivElement>;
  /** For after a form has changed an entry: clears the selection, and reloads the list and the state of the site. */
  changed: () => void;
}

/** A list of blogs or FAQs, whose entries are selected, edited and deleted. */
export function useManagedList<T extends Row & { version: string }>(
  options: Options<T>,
): ManagedList<T> {
  const { path, filters, deleteEndpoint, deletedText, nameOf, mayRestore, formOpen } = options;
  const { send, sendTo } = useWrite();
  const { refresh } = usePublishingSignal();
  const list = useList<T>(path, filters);
  const selection = useSelection(list.rows, list.url);
  const [alert, setAlert] = useState<string>();
  const [notice, setNotice] = useState('');
  const [offer, setOffer] = useState<Offer>();
  const [slot] = useState(() => createUndoSlot(setOffer));
  useEffect(
    () => () => {
      slot.end(false);
    },
    [slot],
  );
  useReloadOnPublishing(list.reload);

  const changed = () => {
    selection.clear();
    list.reload();
    refresh();
  };
  const restore = async (rows: readonly T[]) => {
    for (const { _id: id } of rows) {
      const url = entryPath(path, id, 'restore');
      const outcome = await sendChange({ method: 'POST', url, body: {} });
      if (!outcome.ok) setAlert(outcome.message);
    }
    setNotice('Restored as a draft.');
    changed();
  };
  const offerUndo = (deleted: readonly T[]) => {
    if (deleted.length === 0 || !mayRestore) return;
    const names = deleted.map((row) => quoted(nameOf(row))).join(', ');
    slot.offer({
      text: `In the trash for ${String(trashDays)} days: ${names}.`,
      undo: () => void restore(deleted),
    });
  };
  const { ask, ...deletion } = useDeletion<T>({
    // An entry that has changed since it was shown is not deleted.
    remove: (row) => {
      const { _id: id, version } = row;
      const body = options.leftBy?.(row);
      if (body === undefined) return send(deleteEndpoint, { id, version });
      return sendTo({ method: 'POST', url: entryPath(path, id, 'trash'), body, version });
    },
    deletedText,
    nameOf,
    onDone: (failure, deleted) => {
      offerUndo(deleted);
      // The button disappears with its row.
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
    undo: { offer, slot, notice },
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
