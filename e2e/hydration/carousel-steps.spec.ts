import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectShown, roles, rowOf, view } from '../support/page/carousel';
import { awaitScript, holdBack } from '../support/page/script';
import { holdWork, letWorkGo, takeSteps, workInSteps } from '../support/page/steps';
import { expect, test } from '../support/system/test';

/** More than slick's take-over needs. */
const all = 2_000;

/** Opens the roles with slick on its way, and takes so many steps of its take-over. @returns the row, still there */
async function openBetween(page: Page, steps: number): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await workInSteps(page);
  const letSlickCome = await holdBack(page, /\/slick-[^/]+\.js$/);
  const asked = page.waitForRequest(/\/slick-/);
  await page.goto(roles.route);
  await awaitScript(page);
  await view(page, roles).scrollIntoViewIfNeeded();
  const arrived = (await asked).response();
  await holdWork(page);
  letSlickCome();
  await arrived;
  // It asks for its first step once it has been run.
  await expect.poll(() => takeSteps(page, 1)).toBe(1);
  expect(await takeSteps(page, steps)).toBe(steps);
  await expect(rowOf(page, roles)).toBeVisible();
  // What React would draw anew has lost it.
  await rowOf(page, roles).evaluate((row) => {
    row.dataset.same = '';
  });
  return rowOf(page, roles).and(page.locator('[data-same]'));
}

/** Puts a finger down, or draws it on. */
const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove', x: number, y: number) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });

test('the focus stays in the row that it comes to between two steps of the take-over', async ({
  page,
}) => {
  const row = await openBetween(page, 30);
  for (const steps of [60, 90, 120]) {
    await row.focus();
    await takeSteps(page, all);
    await expect(row).toBeFocused();
    // Slick begins anew.
    await row.blur();
    await expect.poll(() => takeSteps(page, 1)).toBe(1);
    expect(await takeSteps(page, steps)).toBe(steps);
  }
  await letWorkGo(page);
  await expect(rowOf(page, roles)).toHaveCount(0);
});

test('a row that is scrolled between two steps of the take-over stays where it is, and slick takes over there', async ({
  page,
}) => {
  const row = await openBetween(page, 90);
  // Each move comes before the row is at rest, and all of them last longer than the rest of the take-over.
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
  await letWorkGo(page);
  await expectShown(page, roles, 2, roles.wide);
  await expect(rowOf(page, roles)).toHaveCount(0);
});

test('a finger that comes to the row between two steps of the take-over keeps it and scrolls it', async ({
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
  await letWorkGo(page);
  await expect(row).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectShown(page, roles, 2, roles.wide);
  await expect(rowOf(page, roles)).toHaveCount(0);
});
