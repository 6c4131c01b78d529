import { restoreScroll } from '../../src/hydration/scroll-restoration';

test('Gatsby restores the scroll position on open pages, and the browser after the visitor has left the site', () => {
  restoreScroll();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  // The page is restored from the back/forward cache.
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
