import type { Locator, Page } from '@playwright/test';
import { awaitScript, awaitWholeStyles } from './script';

declare global {
  interface Window {
    /** Set by `watchShifts`. */
    layoutShift: number;
  }
}

/** The console message of a page whose HTML differed from the build (site/src/hydration/hydrate-page.tsx). */
export const rerenderWarning = 'A part of the page was rendered again.';

/**
 * Collects the problems of a page while it is open: console errors, uncaught errors, missing files, and parts that React
 * renders again, which is an error unless something else has changed the page.
 * @param expected the address that should be missing, if any; Gatsby requests its data, too
 */
export function watchProblems(page: Page, expected?: string): string[] {
  const problems: string[] = [];
  const isExpected = (url: string) => expected !== undefined && url.includes(expected);
  page.on('console', (line) => {
    if (line.type() === 'error' && !isExpected(line.location().url)) problems.push(line.text());
    if (line.text().startsWith(rerenderWarning)) problems.push(line.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url())) {
      problems.push(`${String(response.status())} ${response.url()}`);
    }
  });
  return problems;
}

/** Sums up the page's layout shift as measured by the browser, from the start. */
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

/** Scrolls through the page as a reader does, which loads its script and everything below the fold, then returns to the top. */
export async function readThrough(page: Page): Promise<void> {
  await awaitScript(page);
  await page.evaluate(async () => {
    // A lazy picture is requested with the frame that shows its place.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isInSight = (picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isWithin && picture.checkVisibility();
    };
    const arrival = (picture: HTMLImageElement) =>
      new Promise((done) => {
        for (const end of ['load', 'error']) picture.addEventListener(end, done);
      });
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const pictures = Array.from(document.images).filter((picture) => !picture.complete);
      await Promise.all(pictures.filter(isInSight).map(arrival));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await awaitWholeStyles(page);
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The addresses of pictures that did not load. */
export const brokenImages = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );

/** The names of the pictures within `part` that are seen and loaded, in their order. */
export const loadedPictures = (part: Locator): Promise<string[]> =>
  part.getByRole('img').evaluateAll((all) =>
    all
      .filter((image) => image instanceof HTMLImageElement)
      .filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
      .map(({ alt }) => alt),
  );
