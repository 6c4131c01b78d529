import { useEffect } from 'react';
import { startRefreshing } from './refreshing';

/** A dialog may belong to a row, and would go with it. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Keeps a list fresh while someone looks at it.
 * @param refresh reads it anew without a word; a failure changes nothing
 * @param ready whether its rows are there
 */
export function useRefreshing(refresh: () => void, ready: boolean): void {
  useEffect(
    () => (ready ? startRefreshing({ refresh, isHeld: isDialogOpen }) : undefined),
    [refresh, ready],
  );
}
