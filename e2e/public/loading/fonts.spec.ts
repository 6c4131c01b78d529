import type { Page } from '@playwright/test';
import { watchShifts } from '../../support/page/page-watch';
import { allRoutes, noPage } from '../../support/page/routes';
import { awaitScript, awaitWholeStyles, holdBack } from '../../support/page/script';
import { sideBySide } from '../../support/page/side-by-side';
import { expect, test } from '../../support/system/test';

const widths = [360, 1280];
const firstArticle = '/blog/a-test-case-is-a-sentence';

/** Opens a page that paints before its fonts arrive, then lets all requested fonts load. */
async function openWithLateFonts(page: Page, route: string): Promise<void> {
  const release = await holdBack(page, /\.woff2$/);
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
}

async function switchScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The width of a line in the site's font or its fallback. */
const lineWidth = (page: Page) =>
  page.evaluate(() => {
    const line = document.createElement('span');
    line.textContent = 'HR and finance, moved to the cloud in good order';
    line.style.fontSize = '100px';
    line.style.position = 'absolute';
    line.style.whiteSpace = 'nowrap';
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });

/** One page of each kind; the others consist of the same parts. */
const kinds = ['/', '/contact', '/faq', '/team', '/dc3', '/stakeholders', '/blog', firstArticle];
const others = [...allRoutes, noPage].filter((route) => !kinds.includes(route));

for (const width of widths) {
  for (const [pages, which, tag] of [
    [kinds, 'a page of each kind', []],
    [others, 'every other page', ['@full']],
  ] as const) {
    test(
      `late fonts and a switch of the colour scheme hardly move anything on ${which} at ${String(width)} px`,
      { tag: [...tag] },
      async ({ context }) => {
        test.setTimeout(300_000);
        const open = () => context.newPage();
        await sideBySide(pages, open, async (page, route) => {
          await page.setViewportSize({ width, height: 800 });
          await watchShifts(page);
          await openWithLateFonts(page, route);
          await switchScheme(page, 'dark');
          await awaitScript(page);
          await awaitWholeStyles(page);
          await switchScheme(page, 'light');
          expect(await page.evaluate(() => window.layoutShift), route).toBeLessThanOrEqual(0.02);
        });
      },
    );
  }
}

test('a late font replaces its fallback', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const fallback = await lineWidth(page);
  release();
  await expect.poll(() => lineWidth(page)).not.toBeCloseTo(fallback, 1);
  const taken = await lineWidth(page);
  // The widths are nearly equal, so that lines break at the same words.
  expect(Math.abs(taken / fallback - 1)).toBeLessThan(0.02);

  // The font is now in the browser's cache.
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  expect(await lineWidth(page)).toBeCloseTo(taken, 0);
});
