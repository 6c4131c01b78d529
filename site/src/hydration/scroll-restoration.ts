/**
 * Leaves it to Gatsby to return to where the reader was. On Back the browser would scroll while the page that is left
 * still shows, and Gatsby would note that place for it: Forward would then open it in its middle.
 * A page that is left for good is the browser's again, which restores it before any script runs.
 */
export function restoreScroll(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
