import { useCallback, useState } from 'react';
import { headerState, selectedOf, toggled, type Row } from './selection';

export interface Selection<T extends Row> {
  /** In the order of the table. */
  rows: T[];
  has: (row: T) => boolean;
  toggle: (row: T) => void;
  /** What the checkbox above the rows shows. */
  all: boolean | 'indeterminate';
  toggleAll: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The rows of a table page that are selected.
 * @param rows of the page
 * @param page names the page; on another one nothing is selected, so that nobody acts on rows out of sight
 */
export function useSelection<T extends Row>(rows: readonly T[], page: string): Selection<T> {
  const [chosen, setChosen] = useState({ page, ids: none });
  const ids = chosen.page === page ? chosen.ids : none;
  const selected = selectedOf(rows, ids);
  const all = headerState(rows.length, selected.length);
  const choose = (next: ReadonlySet<string>) => {
    setChosen({ page, ids: next });
  };
  return {
    rows: selected,
    has: ({ _id }) => ids.has(_id),
    toggle: ({ _id }) => {
      choose(toggled(ids, _id));
    },
    all,
    toggleAll: () => {
      choose(all === true ? none : new Set(rows.map(({ _id }) => _id)));
    },
    clear: useCallback(() => {
      setChosen({ page: '', ids: none });
    }, []),
  };
}
