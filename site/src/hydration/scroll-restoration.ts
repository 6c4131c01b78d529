/**
 * Leaves scroll restoration to Gatsby. On Back the browser would scroll while the old page is still shown, and Gatsby
 * would record that position for it, so that Forward would open it in the middle. When the page is left for good the
 * browser takes over again: it restores the position before any script runs. In a file of its own, so that its test does
 * not load all of `gatsby-browser.tsx`.
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
