import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/page/axe';
import {
  arrive,
  type Carousel,
  carousels,
  expectShown,
  frame,
  next,
  once,
  places,
  rooms,
  rowOf,
  seen,
  view,
} from '../support/page/carousel';
import { readThrough, watchShifts } from '../support/page/page-watch';
import { noPage, specRoutes } from '../support/page/routes';
import { awaitScript } from '../support/page/script';
import { sideBySide } from '../support/page/side-by-side';
import { expect, test } from '../support/system/test';

/** A row's scroll position and how far it can scroll. */
const scrolled = (page: Page, carousel: Carousel) =>
  rowOf(page, carousel).evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
    at: scrollLeft,
    room: scrollWidth - clientWidth,
  }));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { carousel, counts } of rooms) {
    test(
      `${carousel.name}: shows a row without controls that scrolls by keyboard from the first slide to the last`,
      once(carousel),
      async ({ page }) => {
        const row = rowOf(page, carousel);
        for (const { width, count } of counts) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(carousel.route);
          const slides = row.getByRole('group', { name: /^\d of \d$/ });
          await expect(slides).toHaveCount(carousel.total);
          expect(await seen(view(page, carousel))).toEqual(places(carousel, 1, count));
          const left = (await slides.first().boundingBox())?.x;
          expect(left).toBe((await row.boundingBox())?.x);
          expect((await scrolled(page, carousel)).at).toBe(0);
        }
        await expect(frame(page, carousel).getByRole('button')).toHaveCount(0);

        const count = carousel.wide;
        await row.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(async () => (await scrolled(page, carousel)).at).toBeGreaterThan(0);
        await page.keyboard.press('End');
        // How far one key press scrolls depends on the browser.
        await expect(async () => {
          await page.keyboard.press('ArrowRight');
          const last = places(carousel, carousel.total - count + 1, count);
          expect(await seen(view(page, carousel))).toEqual(last);
        }).toPass({ intervals: [50], timeout: 30_000 });
      },
    );
  }
});

/** The names of the built scripts with slick, found by a class name that only slick's code contains. */
const slickIn = (out: string) =>
  readdirSync(out).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(path.join(out, name), 'utf8').includes('slick-track'),
  );

/** Whether a request is for one of these scripts. */
const isFor = (scripts: readonly string[], url: string) =>
  scripts.some((name) => url.endsWith(`/${name}`));

/** Holds back the script with slick. @returns releases it */
async function holdSlick(page: Page, out: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts = slickIn(out);
  await page.route(
    ({ href }) => isFor(scripts, href),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

/** What must not change: the height of the document and the boxes of all texts and drawings in view. */
const measures = (page: Page, carousel: Carousel) =>
  view(page, carousel).evaluate((element) => {
    const edges = element.getBoundingClientRect();
    const boxes = Array.from(element.querySelectorAll('[aria-roledescription="slide"]'))
      .flatMap((slide) => [...slide.querySelectorAll('h1, h2, h3, p, figcaption, svg')])
      .filter((each) => each.checkVisibility({ opacityProperty: true }))
      .map((each) => each.getBoundingClientRect())
      .filter(({ x, width }) => x >= edges.left - 1 && x + width <= edges.right + 1)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
    return { height: document.documentElement.scrollHeight, boxes: [...new Set(boxes)] };
  });

for (const carousel of carousels) {
  for (const width of [360, 1280]) {
    test(
      `${carousel.name} at ${String(width)} px: nothing moves when slick replaces the row`,
      once(carousel),
      async ({ page, system }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await watchShifts(page);
        const release = await holdSlick(page, system.out);
        await page.goto(carousel.route);
        await page.evaluate(() => document.fonts.ready);
        await view(page, carousel).scrollIntoViewIfNeeded();
        await expect(rowOf(page, carousel)).toBeVisible();
        const before = await measures(page, carousel);
        expect(before.boxes.length).toBeGreaterThan(1);
        // The fonts have loaded: from now on only slick could move something.
        const shift = await page.evaluate(() => window.layoutShift);
        release();
        await arrive(page, carousel);
        expect(await measures(page, carousel)).toEqual(before);
        expect(await page.evaluate(() => window.layoutShift)).toBe(shift);
      },
    );
  }

  test(
    `${carousel.name}: the row has no axe finding, and slick continues from its scroll position`,
    once(carousel),
    async ({ page, system }) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const release = await holdSlick(page, system.out);
      await page.goto(carousel.route);
      await next(page, carousel).or(rowOf(page, carousel)).first().scrollIntoViewIfNeeded();
      await rowOf(page, carousel).evaluate((row) => {
        row.scrollTo({ left: row.clientWidth });
      });
      expect(await axeFindings(page)).toEqual([]);
      release();
      await arrive(page, carousel);
      await expectShown(page, carousel, 2, 1);
    },
  );

  test(
    `${carousel.name}: without slick the row stays and the arrows scroll it`,
    once(carousel),
    async ({ page, system }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const scripts = slickIn(system.out);
      await page.route(
        ({ href }) => isFor(scripts, href),
        (route) => route.abort(),
      );
      // A carousel that requests slick also responds to its arrows.
      const refused = page.waitForEvent('requestfailed', (request) =>
        isFor(scripts, request.url()),
      );
      await page.goto(carousel.route);
      await awaitScript(page);
      await view(page, carousel).scrollIntoViewIfNeeded();
      await refused;
      await next(page, carousel).click();
      await expect
        .poll(() => seen(view(page, carousel)))
        .toEqual(places(carousel, 2, carousel.wide));
      await expect(rowOf(page, carousel)).toBeVisible();
    },
  );
}

test('only pages with a carousel load slick', { tag: '@full' }, async ({ context, system }) => {
  test.setTimeout(180_000);
  const scripts = slickIn(system.out);
  // More than one if the script of an earlier build is still published.
  expect(scripts.length).toBeGreaterThan(0);
  const requesting = new Set<string>();
  const open = () => context.newPage();
  await sideBySide([...specRoutes, noPage], open, async (page, route) => {
    page.on('request', (request) => {
      if (isFor(scripts, request.url())) requesting.add(route);
    });
    await page.goto(route);
    await readThrough(page);
  });
  expect([...requesting].sort()).toEqual(['/', '/stakeholders']);
});
