import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { InboxLead } from '../../../../api';

const linksIn = (region: HTMLElement | null): HTMLElement[] =>
  region === null ? [] : Array.from(region.querySelectorAll<HTMLElement>('[data-lead]'));

/** The lead of the row that has the focus. */
export const focusedId = (region: HTMLElement | null): string | undefined => {
  const row = document.activeElement?.closest('li');
  if (row === null || row === undefined || region?.contains(row) !== true) return undefined;
  return row.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
};

/** Focuses the row of a lead, if it is in the list. */
export function focusLead(region: HTMLElement | null, id: string): void {
  linksIn(region)
    .find(({ dataset }) => dataset.lead === id)
    ?.focus();
}

/** Keeps the focus at its place in the list when its row goes, as after a change. */
export function useRowFocus(
  region: RefObject<HTMLElement>,
  rows: readonly Pick<InboxLead, '_id'>[],
) {
  const last = useRef<{ id: string; index: number }>();
  useEffect(() => {
    const { id, index } = last.current ?? {};
    if (id === undefined || index === undefined || document.activeElement !== document.body) return;
    if (rows.length === 0 || rows.some(({ _id }) => _id === id)) return;
    linksIn(region.current)[Math.min(index, rows.length - 1)]?.focus();
  }, [region, rows]);

  return {
    onFocus: useCallback(() => {
      const id = focusedId(region.current);
      if (id === undefined) return;
      const index = linksIn(region.current).findIndex(({ dataset }) => dataset.lead === id);
      last.current = { id, index };
    }, [region]),
    onBlur: useCallback(
      ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (relatedTarget instanceof Node && region.current?.contains(relatedTarget) !== true) {
          last.current = undefined;
        }
      },
      [region],
    ),
  };
}
