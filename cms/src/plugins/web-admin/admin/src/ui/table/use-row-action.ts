import { useNotification } from '@strapi/strapi/admin';
import { useState, type RefObject } from 'react';
import { useWrite } from '../../requests/use-write';
import { actionFailureText } from './texts';
import type { List } from './use-list';

interface RowActionOptions<T> {
  /** The address of the call, a POST in the panel's own API. */
  urlOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** The message after a success. */
  doneText: (row: T) => string;
  /** What did not happen after a failure, such as `was not delivered`. */
  notDone: string;
  list: Pick<List<T>, 'reload'>;
  /** Takes the focus, because the button disappears with its row. */
  region: RefObject<HTMLElement>;
}

export interface RowAction<T> {
  /** What went wrong last time. */
  alert: string | undefined;
  dismissAlert: () => void;
  busy: boolean;
  run: (row: T) => void;
}

/** An action that removes a row from its list. */
export function useRowAction<T>(options: RowActionOptions<T>): RowAction<T> {
  const { urlOf, nameOf, doneText, notDone, list, region } = options;
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [alert, setAlert] = useState<string>();

  const act = async (row: T) => {
    setAlert(undefined);
    const outcome = await sendTo({ method: 'POST', url: urlOf(row), body: {} });
    // Of two clicks, the first one counts.
    if (!outcome.ok && outcome.code === 'busy') return;
    if (outcome.ok) toggleNotification({ type: 'success', message: doneText(row) });
    else setAlert(actionFailureText(nameOf(row), notDone, outcome));
    region.current?.focus();
    list.reload();
  };

  return {
    alert,
    dismissAlert: () => {
      setAlert(undefined);
    },
    busy,
    run: (row) => {
      if (!busy) void act(row);
    },
  };
}
