/** A row of a list: it is known by its id. */
export interface Row {
  _id: string;
}

/** The ids with one more, or with one less when it was there. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selected rows in the order of the table; an id whose row is gone selects nothing. */
export function selectedOf<T extends Row>(rows: readonly T[], ids: ReadonlySet<string>): T[] {
  return rows.filter(({ _id }) => ids.has(_id));
}

/** What the checkbox above the rows shows. */
export function headerState(rows: number, selected: number): boolean | 'indeterminate' {
  if (selected === 0) return false;
  return selected === rows ? true : 'indeterminate';
}
