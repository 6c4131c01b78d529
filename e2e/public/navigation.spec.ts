import { axeFindings } from '../support/page/axe';
import { bar, focused, groups, link, openPage, toggle } from '../support/page/bar';
import { expect, test } from '../support/system/test';

test('Tab moves through the skip link and then the bar from left to right', async ({ page }) => {
  await openPage(page, '/faq');
  const stops: (string | undefined)[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual([
    'Skip to content',
    'HR & Finance Cloud Consulting, home',
    'Services',
    'Solutions',
    'Tools',
    'Stakeholders',
    'Firm',
    'FAQ',
    'Get Started',
  ]);

  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await skipLink.focus();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('Enter and Space open each drop-down menu, and Escape returns the focus', async ({ page }) => {
  await openPage(page, '/');
  for (const group of groups) {
    for (const key of ['Enter', 'Space']) {
      await toggle(bar(page), group).focus();
      await page.keyboard.press(key);
      await expect(link(bar(page), group.first)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link(bar(page), group.first)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link(bar(page), group.first)).toBeHidden();
      await expect(toggle(bar(page), group)).toBeFocused();
    }
  }
});

test("each drop-down menu's link works, closes it and marks it as current", async ({
  page,
  system,
}) => {
  await openPage(page, '/');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
  for (const group of groups) {
    await toggle(bar(page), group).click();
    await link(bar(page), group.last).click();
    await expect(page).toHaveURL(system.settings.siteUrl + group.leadsTo);
    await expect(link(bar(page), group.last)).toBeHidden();
    // The contact page is listed in a group but belongs to none.
    const marked = group.leadsTo === '/contact' ? [] : [group.label];
    await expect(bar(page).locator('summary[aria-current]')).toHaveText(marked);
  }
});

test('only one drop-down menu is open at a time; it closes when the focus leaves it or on a click elsewhere', async ({
  page,
}) => {
  await openPage(page, '/faq');
  const open = bar(page).locator('details[open]');
  for (const group of groups) {
    await toggle(bar(page), group).click();
    await expect(open.locator('> summary')).toHaveText([group.label]);
  }
  await page.mouse.click(10, 600);
  await expect(open).toHaveCount(0);

  const [services] = groups;
  await toggle(bar(page), services).press('Enter');
  await link(bar(page), services.last).focus();
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(toggle(bar(page), services)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(open).toHaveCount(0);
});

test('no open drop-down menu has an axe finding, in light and dark', async ({ page }) => {
  await openPage(page, '/faq');
  for (const [index, group] of groups.entries()) {
    await toggle(bar(page), group).click();
    await expect(link(bar(page), group.last)).toBeInViewport();
    // The menus look alike, so each scheme is checked with some of them.
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    expect(await axeFindings(page, 'header'), group.label).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drop-down menus open, one at a time, and their links work', async ({
    page,
    system,
  }) => {
    for (const group of groups) {
      await page.goto('/');
      await toggle(bar(page), { label: group === groups[0] ? 'Firm' : 'Services' }).click();
      await toggle(bar(page), group).click();
      await expect(bar(page).locator('details[open] > summary')).toHaveText([group.label]);
      await link(bar(page), group.last).click();
      await expect(page).toHaveURL(system.settings.siteUrl + group.leadsTo);
    }
  });
});
