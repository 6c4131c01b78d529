import type { Page } from '@playwright/test';
import { watchShifts } from '../../support/page/page-watch';
import { allRoutes, noPage } from '../../support/page/routes';
import { awaitScript, awaitWholeStyles, holdBack } from '../../support/page/script';
import { sideBySide } from '../../support/page/side-by-side';
import { expect, test } from '../../support/system/test';

const widths = [360, 1280];
const firstArticle = '/blog/a-test-case-is-a-sentence';

/** Opens a page that paints without its fonts, lets them come, and waits for all that were asked for. */
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

async function turnScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How wide the firm's font, or what stands in for it, sets a line. */
const widthOfLine = (page: Page) =>
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

/** One page of each kind; the others are built of the same parts. */
const kinds = ['/', '/contact', '/faq', '/team', '/dc3', '/stakeholders', '/blog', firstArticle];
const others = [...allRoutes, noPage].filter((route) => !kinds.includes(route));

for (const width of widths) {
  for (const [pages, which, tag] of [
    [kinds, 'a page of each kind', []],
    [others, 'every other page', ['@full']],
  ] as const) {
    test(
      `fonts that come late move hardly anything on ${which} at ${String(width)} px, nor when the scheme turns`,
      { tag: [...tag] },
      async ({ context }) => {
        test.setTimeout(300_000);
        const open = () => context.newPage();
        await sideBySide(pages, open, async (page, route) => {
          await page.setViewportSize({ width, height: 800 });
          await watchShifts(page);
          await openWithLateFonts(page, route);
          await turnScheme(page, 'dark');
          await awaitScript(page);
          await awaitWholeStyles(page);
          await turnScheme(page, 'light');
          expect(await page.evaluate(() => window.layoutShift), route).toBeLessThanOrEqual(0.02);
        });
      },
    );
  }
}

test('a font that comes late takes the place of what stood in for it', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const standIn = await widthOfLine(page);
  release();
  await expect.poll(() => widthOfLine(page)).not.toBeCloseTo(standIn, 1);
  const taken = await widthOfLine(page);
  // Nearly as wide: the lines end where they did.
  expect(Math.abs(taken / standIn - 1)).toBeLessThan(0.02);

  // Now the file is in the browser's cache.
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOfLine(page)).toBeCloseTo(taken, 0);
});
