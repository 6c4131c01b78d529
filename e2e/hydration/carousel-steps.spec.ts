import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectShown, roles, rowOf, view } from '../support/page/carousel';
import { awaitScript, holdBack } from '../support/page/script';
import { holdWork, releaseWork, takeSteps, workInSteps } from '../support/page/steps';
import { expect, test } from '../support/system/test';

/** More steps than slick's take-over needs. */
const all = 2_000;

/** Opens the roles carousel and runs the given number of steps of slick's take-over. @returns the scrolling row, still shown */
async function openBetween(page: Page, steps: number): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await workInSteps(page);
  const releaseSlick = await holdBack(page, /\/slick-[^/]+\.js$/);
  const asked = page.waitForRequest(/\/slick-/);
  await page.goto(roles.route);
  await awaitScript(page);
  await view(page, roles).scrollIntoViewIfNeeded();
  const arrived = (await asked).response();
  await holdWork(page);
  releaseSlick();
  await arrived;
  // It requests its first step once its code has run.
  await expect.poll(() => takeSteps(page, 1)).toBe(1);
  expect(await takeSteps(page, steps)).toBe(steps);
  await expect(rowOf(page, roles)).toBeVisible();
  // A row that React renders again would lose this mark.
  await rowOf(page, roles).evaluate((row) => {
    row.dataset.same = '';
  });
  return rowOf(page, roles).and(page.locator('[data-same]'));
}

/** Puts a finger down or moves it. */
const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove', x: number, y: number) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });

test('a row focused between two steps of the take-over keeps the focus', async ({ page }) => {
  const row = await openBetween(page, 30);
  for (const steps of [60, 90, 120]) {
    await row.focus();
    await takeSteps(page, all);
    await expect(row).toBeFocused();
    // Slick starts again.
    await row.blur();
    await expect.poll(() => takeSteps(page, 1)).toBe(1);
    expect(await takeSteps(page, steps)).toBe(steps);
  }
  await releaseWork(page);
  await expect(rowOf(page, roles)).toHaveCount(0);
});

test('a row scrolled between two steps of the take-over keeps its position, and slick continues from there', async ({
  page,
}) => {
  const row = await openBetween(page, 90);
  // Each scroll starts before the row rests, and together they last longer than the rest of the take-over.
  for (const slide of [1, 2, 1, 2, 1, 2, 1]) {
    const left = await row.evaluate(async (element, slides) => {
      const scrolled = new Promise((done) => {
        element.addEventListener('scroll', done);
      });
      element.scrollTo({ left: (slides * element.clientWidth) / 3 });
      await scrolled;
      return element.scrollLeft;
    }, slide);
    expect(left).toBeGreaterThan(0);
    await takeSteps(page, 20);
    expect(await row.evaluate((element) => element.scrollLeft)).toBe(left);
  }
  await releaseWork(page);
  await expectShown(page, roles, 2, roles.wide);
  await expect(rowOf(page, roles)).toHaveCount(0);
});

test('a finger put on the row between two steps of the take-over can still scroll it', async ({
  page,
}) => {
  const row = await openBetween(page, 90);
  const box = await row.boundingBox();
  if (!box) throw new Error('There is no row.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  await touch(finger, 'touchStart', x, y);
  await takeSteps(page, all);
  await expect(row).toBeVisible();
  for (let way = 20; way <= 300; way += 20) await touch(finger, 'touchMove', x - way, y);
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await releaseWork(page);
  await expect(row).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectShown(page, roles, 2, roles.wide);
  await expect(rowOf(page, roles)).toHaveCount(0);
});
