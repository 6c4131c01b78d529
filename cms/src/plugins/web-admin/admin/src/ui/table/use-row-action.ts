import { useNotification } from '@strapi/strapi/admin';
import { type RefObject, useState } from 'react';
import { useWrite } from '../../requests/use-write';
import { actionFailureText } from './texts';
import type { List } from './use-list';

interface RowActionOptions<T> {
  /** Where the call goes, a POST in the panel's own API. */
  urlOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** What to say after a success. */
  doneText: (row: T) => string;
  /** What did not happen after a failure, such as `was not delivered`. */
  undone: string;
  list: Pick<List<T>, 'reload'>;
  /** Takes the focus, since the button goes with its row. */
  region: RefObject<HTMLElement>;
}

export interface RowAction<T> {
  /** What went wrong the last time. */
  alert: string | undefined;
  dismissAlert: () => void;
  busy: boolean;
  run: (row: T) => void;
}

/** An action after which a row is no longer in its list. */
export function useRowAction<T>(options: RowActionOptions<T>): RowAction<T> {
  const { urlOf, nameOf, doneText, undone, list, region } = options;
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [alert, setAlert] = useState<string>();

  const act = async (row: T) => {
    setAlert(undefined);
    const outcome = await sendTo({ method: 'POST', url: urlOf(row), body: {} });
    // The first of two clicks is heard out.
    if (!outcome.ok && outcome.code === 'busy') return;
    if (outcome.ok) toggleNotification({ type: 'success', message: doneText(row) });
    else setAlert(actionFailureText(nameOf(row), undone, outcome));
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
