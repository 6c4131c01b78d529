import { useEffect } from 'react';
import { watchAttention } from '../attention';

/** How often a list that is looked at is read anew. */
export const refreshEveryMs = 20_000;

/** Nobody needs it more often, however often they come and go. */
const minIntervalMs = 2_000;

interface Refreshing {
  refresh: () => void;
  /** Whether the rows must stay as they are for now. */
  isHeld: () => boolean;
}

/**
 * Reads a list anew while someone looks at it: from time to time, and when they come back to it.
 * @returns ends it
 */
export function startRefreshing({ refresh, isHeld }: Refreshing): () => void {
  let lastAt = Date.now();
  const tick = () => {
    if (attention.isAway() || isHeld() || Date.now() - lastAt < minIntervalMs) return;
    lastAt = Date.now();
    refresh();
  };
  const attention = watchAttention(tick);
  const timer = setInterval(tick, refreshEveryMs);
  window.addEventListener('focus', tick);
  return () => {
    attention.stop();
    clearInterval(timer);
    window.removeEventListener('focus', tick);
  };
}

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
