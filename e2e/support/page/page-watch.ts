import type { Page } from '@playwright/test';
import { awaitScript } from './script';

declare global {
  interface Window {
    /** Put there by `watchShifts`. */
    layoutShift: number;
  }
}

/** What a page says in its console where it was not as it had been built (site/src/hydration/hydrate-page.tsx). */
export const drawnAnew = 'A part of the page was drawn anew.';

/**
 * Collects what a page reports as wrong while it is open: errors in its console, uncaught errors, files that are missing; and
 * where React draws it anew, which is a fault of ours as long as nobody else has changed the page.
 * @param expected the one address that is meant to be missing, if any; Gatsby asks for its data too
 */
export function watchProblems(page: Page, expected?: string): string[] {
  const problems: string[] = [];
  const isExpected = (url: string) => expected !== undefined && url.includes(expected);
  page.on('console', (line) => {
    if (line.type() === 'error' && !isExpected(line.location().url)) problems.push(line.text());
    if (line.text().startsWith(drawnAnew)) problems.push(line.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url())) {
      problems.push(`${String(response.status())} ${response.url()}`);
    }
  });
  return problems;
}

/** Adds up, from before the page's first line on, how much it moves by itself (the browser's own measure). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          window.layoutShift += Number(entry.value);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads the page from top to bottom as a visitor would, so that its script and everything below the fold is loaded, and returns to the top. */
export async function readThrough(page: Page): Promise<void> {
  await awaitScript(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(25);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The addresses of pictures in the page that did not arrive. */
export const brokenImages = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
