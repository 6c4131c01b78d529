import { bar, groups, link, openPage, scrollDown, scrollTop, toggle } from '../support/page/bar';
import { watchShifts } from '../support/page/page-watch';
import { expect, test } from '../support/system/test';

test('a link in the footer opens its page at the top', async ({ page }) => {
  await openPage(page, '/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await link(footer, 'Disclaimer').click();
  await expect(page).toHaveURL(/\/disclaimer$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});

test('an address opens at the top of the page, or at its fragment', async ({ page }) => {
  await page.goto('/healthcare');
  expect(await scrollTop(page)).toBe(0);
  await page.goto('/case-study');
  await expect(page).toHaveURL(/\/healthcare#use-case$/);
  await expect(page.locator('#use-case')).toBeInViewport();
});

test('Back restores the scroll position, and Forward the top of the next page', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await scrollDown(page, 1400);
  await link(bar(page), 'Stakeholders').click();
  await expect(page).toHaveURL(/\/stakeholders$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => scrollTop(page)).toBe(1400);
  await page.goForward();
  await expect(page).toHaveURL(/\/stakeholders$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("the footer's Back to top moves the keyboard focus to the top, too", async ({ page }) => {
  await openPage(page, '/about');
  // Otherwise focusing the link scrolls down while it scrolls up.
  await scrollDown(page, 100_000);
  await page.getByRole('link', { name: 'Back to top' }).press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

for (const { width, tag } of [
  { width: 360, tag: [] },
  { width: 1280, tag: ['@full'] },
]) {
  test(
    `the bar shrinks and stays in view on scroll without moving anything else, at ${String(width)} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await openPage(page, '/disclaimer');
      const barBottom = async () => {
        const box = await page.getByRole('banner').boundingBox();
        return box ? box.y + box.height : 0;
      };
      const heading = () =>
        page
          .getByRole('heading', { level: 1 })
          .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const shifted = () => page.evaluate(() => window.layoutShift);
      const atRest = await shifted();
      const fullBottom = await barBottom();
      const before = await heading();
      for (const top of [400, 2000]) {
        await scrollDown(page, top);
        expect(await barBottom()).toBeLessThan(fullBottom);
        expect(await barBottom()).toBeGreaterThanOrEqual(44);
        await expect(page.getByRole('link', { name: /, home$/ })).toBeInViewport({ ratio: 1 });
        expect(await heading()).toBe(before);
      }
      await scrollDown(page, 0);
      expect(await barBottom()).toBe(fullBottom);
      expect(await shifted()).toBe(atRest);
    },
  );
}

test('moving the focus through the bar does not scroll the page', async ({ page }) => {
  await openPage(page, '/disclaimer');
  await scrollDown(page, 1500);
  await page.getByRole('link', { name: /, home$/ }).focus();
  for (const group of groups.slice(0, 3)) {
    await page.keyboard.press('Tab');
    await expect(toggle(bar(page), group)).toBeFocused();
    expect(await scrollTop(page), group.label).toBe(1500);
  }
  for (const name of ['Stakeholders', 'Firm', 'FAQ', 'Get Started']) {
    await page.keyboard.press('Tab');
    expect(await scrollTop(page), name).toBe(1500);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeFocused();
});
