import type { Page } from '@playwright/test';
import { awaitLife, holdBack, saveData } from '../support/page/script';
import { expect, test } from '../support/system/test';
import { budgets, type Traffic, watchTraffic } from '../support/page/traffic';

/**
 * Longer than a loaded page needs to start all its requests: its loader waits for a frame, 250 ms, and at most 2 s for an idle
 * moment.
 */
const settleMs = 5_000;

/** How many scripts a page has requested. */
const scriptsOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
  );

/**
 * Moves the mouse over a page before it has loaded, then lets it load.
 * @returns the page's requests; with Playwright's clock the page's own performance entries are hidden
 */
async function loadUnderMovingMouse(page: Page, route: string): Promise<Traffic> {
  const traffic = await watchTraffic(page);
  // A page preloads its fonts, so it is not loaded before they are.
  const release = await holdBack(page, /\.woff2$/);
  await page.clock.install();
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 400);
  await page.clock.runFor(settleMs);
  expect(traffic.scripts).toEqual([]);
  release();
  await page.waitForLoadState('load');
  return traffic;
}

test('moving the mouse loads scripts only after the page has loaded', async ({ page }) => {
  await saveData(page);
  const { scripts } = await loadUnderMovingMouse(page, '/about');
  await page.clock.runFor(settleMs);
  expect(scripts).toEqual([]);
  await page.mouse.move(210, 310);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('/ loads its script although the mouse only moved while it was loading', async ({ page }) => {
  const { scripts } = await loadUnderMovingMouse(page, '/');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

/** Whether a page requests its scripts on `pointerdown`, before the next frame. */
const asksAtOnce = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return Array.from(document.scripts).some(({ src }) => src !== '');
    });

for (const { route, selector, atOnce, tag } of [
  { route: '/contact', selector: 'button[type=submit]', atOnce: true, tag: [] },
  { route: '/dc3', selector: 'main button', atOnce: true, tag: ['@full'] },
  { route: '/faq', selector: '[role=search] input', atOnce: true, tag: ['@full'] },
  { route: '/faq', selector: 'main summary', atOnce: false, tag: [] },
  { route: '/about', selector: 'header a', atOnce: false, tag: ['@full'] },
]) {
  test(
    `${selector} on ${route} ${atOnce ? 'requests the scripts on pointerdown' : 'responds before the scripts are requested'}`,
    { tag },
    async ({ page }) => {
      await saveData(page);
      await page.goto(route);
      expect(await asksAtOnce(page, selector)).toBe(atOnce);
      await expect.poll(() => scriptsOf(page)).toBeGreaterThan(0);
    },
  );
}

/** When the first script was requested, and the events that must precede it, by the page's clock. */
const times = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
  return {
    script: Math.min(...scripts.map(({ startTime }) => startTime)),
    loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN,
    painted: window.largestPaint,
  };
};

declare global {
  interface Window {
    /** The time of the largest paint so far, set by the test. */
    largestPaint: number;
  }
}

test('/ requests its script by itself after its load event and largest paint', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const traffic = await watchTraffic(page);
  await page.goto('/');
  await expect.poll(() => traffic.scriptBytes).toBeGreaterThan(0);
  const { script, loaded, painted } = await page.evaluate(times);
  expect(script).toBeGreaterThanOrEqual(loaded);
  expect(script).toBeGreaterThanOrEqual(painted);
  // The whole style sheet and the page's data come with the scripts.
  const late = traffic.requests.findIndex((url) => /\.(js|css|json)$/.test(url));
  expect(late).toBeGreaterThan(0);
  const before = traffic.requests.slice(0, late);
  expect(before.length, before.join('\n')).toBeLessThanOrEqual(budgets.requestsBeforeUse);
});

for (const { route, what, tag } of [
  { route: '/contact', what: 'a form', tag: [] },
  { route: '/faq', what: 'a search', tag: [] },
  { route: '/dc3', what: 'a popup', tag: [] },
  { route: '/stakeholders', what: 'a carousel', tag: ['@full'] },
]) {
  test(`${route}, a page with ${what}, hydrates by itself when idle`, { tag }, async ({ page }) => {
    const traffic = await watchTraffic(page);
    await page.goto(route);
    await awaitLife(page);
    expect(traffic.scriptPriorities).toEqual(traffic.scriptPriorities.map(() => 'Low'));
  });
}

test('a page that needs no script prefetches its scripts when idle and runs none', async ({
  page,
}) => {
  const traffic = await watchTraffic(page);
  await page.goto('/about');
  await expect.poll(() => traffic.scripts.length).toBeGreaterThan(0);
  expect(new Set(traffic.scriptPriorities)).toEqual(new Set(['VeryLow']));
  expect(await page.evaluate(() => Array.from(document.scripts, ({ src }) => src).join(''))).toBe(
    '',
  );
});

test('a page prefetches nothing on a slow connection', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: false, effectiveType: 'slow-2g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const traffic = await watchTraffic(page);
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.runFor(settleMs);
  expect(traffic.scripts).toEqual([]);
});
