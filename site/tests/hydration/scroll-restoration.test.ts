import { restoreScroll } from '../../src/hydration/scroll-restoration';

test('while a page is used Gatsby returns to the place in it; once it is left for good, the browser does', () => {
  restoreScroll();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  // Back from the browser's cache of pages.
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
