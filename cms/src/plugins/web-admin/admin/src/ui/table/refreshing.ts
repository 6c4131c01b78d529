import { useEffect } from 'react';
import { watchAttention } from '../attention';

/** How often a list on the screen is reloaded. */
export const refreshIntervalMs = 20_000;

/** The shortest interval, however often the admin leaves the window and returns. */
const minIntervalMs = 2_000;

interface Refreshing {
  refresh: () => void;
  /** Whether the rows must not change now. */
  isPaused: () => boolean;
}

/**
 * Reloads a list at intervals and when the admin returns to it, while the panel is in use.
 * @returns a function that ends it
 */
export function startRefreshing({ refresh, isPaused }: Refreshing): () => void {
  let lastAt = Date.now();
  const tick = () => {
    if (attention.isAway() || isPaused() || Date.now() - lastAt < minIntervalMs) return;
    lastAt = Date.now();
    refresh();
  };
  const attention = watchAttention(tick);
  const timer = setInterval(tick, refreshIntervalMs);
  window.addEventListener('focus', tick);
  return () => {
    attention.stop();
    clearInterval(timer);
    window.removeEventListener('focus', tick);
  };
}

/** An open dialog may belong to a row, and would disappear with it. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Keeps a list fresh while the panel is in use.
 * @param refresh reloads it silently; a failure changes nothing
 * @param ready whether its rows are loaded
 */
export function useRefreshing(refresh: () => void, ready: boolean): void {
  useEffect(
    () => (ready ? startRefreshing({ refresh, isPaused: isDialogOpen }) : undefined),
    [refresh, ready],
  );
}
