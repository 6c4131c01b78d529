import type { Page, Response } from '@playwright/test';
import { axeFindings } from '../support/page/axe';
import { changes, rememberLook, watchLook } from '../support/page/look';
import {
  brokenImages,
  readThrough,
  sidewaysScroll,
  watchProblems,
  watchShifts,
} from '../support/page/page-watch';
import { pictureFindings } from '../support/page/pictures';
import { allRoutes, gonePage, noPage, specRoutes } from '../support/page/routes';
import { awaitScript, awaitWholeStyles, holdBack, saveData } from '../support/page/script';
import { budgets, watchTraffic } from '../support/page/traffic';
import { brokenWords } from '../support/page/words';
import { expect, test } from '../support/system/test';

// One visit checks everything that applies to any page. What only one page has is in its own spec.

const phone = { name: 'a phone', viewport: { width: 360, height: 740 } };
/** No page may be wider than this (WCAG 2.2, 1.4.10). */
const smallest = { width: 320, height: 740 };
const desktop = { name: 'a desktop', viewport: { width: 1280, height: 900 } };
const schemes = ['light', 'dark'] as const;

const routes = [...allRoutes, noPage, gonePage];

/** The other pages of the sample content only vary the one category and the one article here. */
const usualRoutes: readonly string[] = [
  ...specRoutes,
  '/blog/category/integration',
  '/blog/a-test-case-is-a-sentence',
  noPage,
];

/** `npm test` visits these pages once per device; the full run adds the others, and the other colour scheme. */
const tagOf = (route: string, usual: (typeof schemes)[number], scheme: (typeof schemes)[number]) =>
  scheme === usual && usualRoutes.includes(route) ? [] : ['@full'];

async function expectArrived(page: Page, route: string, response: Response | null): Promise<void> {
  expect(response?.status()).toBe(route === noPage ? 404 : 200);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Checks a page after it was read from top to bottom. */
async function readAndCheck(page: Page): Promise<void> {
  await readThrough(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await brokenImages(page)).toEqual([]);
}

const layoutShift = (page: Page) => page.evaluate(() => window.layoutShift);

for (const route of routes) {
  for (const colorScheme of schemes) {
    test(
      `${route} on ${desktop.name}, ${colorScheme}: paints without script, and has no problem when read to its end`,
      { tag: tagOf(route, 'dark', colorScheme) },
      async ({ page }) => {
        await page.setViewportSize(desktop.viewport);
        await page.emulateMedia({ colorScheme });
        await watchShifts(page);
        await saveData(page);
        const traffic = await watchTraffic(page);
        const problems = watchProblems(page, route === noPage ? noPage : undefined);
        await expectArrived(page, route, await page.goto(route));
        expect(await pictureFindings(page)).toEqual([]);
        // This takes a while, during which an idle page might load scripts.
        expect(await axeFindings(page)).toEqual([]);
        expect(traffic.scripts).toEqual([]);
        expect(traffic.requests.length, traffic.requests.join('\n')).toBeLessThanOrEqual(
          budgets.requestsBeforeUse,
        );
        await readAndCheck(page);
        expect(traffic.scriptBytes).toBeGreaterThan(0);
        expect(await preloadedFonts(page)).toBe(await shownFonts(page));
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        expect(problems).toEqual([]);
      },
    );

    test(
      `${route} on ${phone.name}, ${colorScheme}: looks the same before and after its script loads, and has no problem when read to its end`,
      { tag: tagOf(route, 'light', colorScheme) },
      async ({ page }) => {
        await page.setViewportSize(phone.viewport);
        // No carousel plays meanwhile.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await watchShifts(page);
        // On a slow machine fonts could arrive between the two comparisons. fonts.spec.ts tests fonts.
        await page.route(/\.woff2$/, (request) => request.fulfill({ status: 204 }));
        const problems = watchProblems(page, route === noPage ? noPage : undefined);
        const release = await holdBack(page, /\.(js|css)$/);
        await expectArrived(page, route, await page.goto(route));
        expect(await pictureFindings(page)).toEqual([]);
        await watchLook(page);
        await rememberLook(page, 'before');
        const shift = await layoutShift(page);
        release();
        await awaitScript(page);
        await awaitWholeStyles(page);
        expect(await changes(page, 'before')).toEqual([]);
        expect(await layoutShift(page)).toBe(shift);
        await readAndCheck(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        await page.setViewportSize(smallest);
        expect(await sidewaysScroll(page), 'sideways at 320 px').toBeLessThanOrEqual(0);
        expect(await brokenWords(page), 'broken at 320 px').toEqual([]);
        expect(problems).toEqual([]);
      },
    );
  }

  test(
    `${route} on a desktop looks the same before and after its script loads`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize(desktop.viewport);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.route(/\.woff2$/, (request) => request.abort());
      const release = await holdBack(page, /\.(js|css)$/);
      await page.goto(route);
      await watchLook(page);
      await rememberLook(page, 'before');
      release();
      await awaitScript(page);
      await awaitWholeStyles(page);
      // A carousel measures itself shortly after it is rendered.
      await expect.poll(() => changes(page, 'before')).toEqual([]);
    },
  );

  test(
    `${route} does not scroll sideways, from 320 px to 2560 px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(route);
      for (const width of [320, 500, 600, 750, 768, 1080, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${String(width)} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

/** How many of the site's fonts a page preloads. */
const preloadedFonts = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    return new Set(Array.from(links, ({ href }) => href)).size;
  });

/** How many of the site's fonts a page uses. */
const shownFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isShown = ({ family, status }: FontFace) =>
      family.includes('Variable') && status === 'loaded';
    return [...document.fonts].filter(isShown).length;
  });
