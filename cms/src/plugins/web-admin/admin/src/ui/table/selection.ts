import { useCallback, useState } from 'react';

/** A row of a list, identified by its id. */
export interface Row {
  _id: string;
}

/** Adds an id, or removes it if it is there. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selected rows in the order of the table. An id without a row selects nothing. */
export function selectedOf<T extends Row>(rows: readonly T[], ids: ReadonlySet<string>): T[] {
  return rows.filter(({ _id }) => ids.has(_id));
}

/** The state of the checkbox above the rows. */
export function headerState(rows: number, selected: number): boolean | 'indeterminate' {
  if (selected === 0) return false;
  return selected === rows ? true : 'indeterminate';
}

export interface Selection<T extends Row> {
  /** In the order of the table. */
  rows: T[];
  has: (row: T) => boolean;
  toggle: (row: T) => void;
  /** The state of the checkbox above the rows. */
  all: boolean | 'indeterminate';
  toggleAll: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The selected rows of a page.
 * @param rows of the page
 * @param page identifies the page. A new page starts with no selection, so that nobody acts on rows out of sight
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
