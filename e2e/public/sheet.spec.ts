import { axeFindings } from '../support/page/axe';
import {
  focused,
  groups,
  link,
  menuToggle,
  openPage,
  scrollDown,
  scrollTop,
  sheet,
  toggle,
} from '../support/page/bar';
import { expect, test } from '../support/system/test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
});

test('Tab moves through the mobile menu from top to bottom, and the menu closes when the focus leaves it', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await menuToggle(page).press('Enter');
  const stops: (string | undefined)[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual([
    ...['Services', 'Solutions', 'Tools', 'Stakeholders', 'Firm', 'FAQ'],
    'Get Started',
  ]);
  await page.keyboard.press('Tab');
  await expect(sheet(page)).toBeHidden();
});

test('Enter and Space open a group of the mobile menu, and following a link closes the menu', async ({
  page,
  system,
}) => {
  await openPage(page, '/faq');
  for (const [index, group] of groups.entries()) {
    await menuToggle(page).press('Enter');
    await toggle(sheet(page), group).press(index % 2 === 0 ? 'Enter' : 'Space');
    await page.keyboard.press('Tab');
    await expect(link(sheet(page), group.first)).toBeFocused();
    await link(sheet(page), group.last).press('Enter');
    await expect(page).toHaveURL(system.settings.siteUrl + group.leadsTo);
    await expect(sheet(page)).toBeHidden();
  }
});

test('only one group of the mobile menu is open at a time, and the last link of each can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openPage(page, '/');
  await menuToggle(page).click();
  for (const group of groups) {
    await toggle(sheet(page), group).click();
    await expect(sheet(page).locator('details[open] > summary')).toHaveText([group.label]);
    await link(sheet(page), group.last).scrollIntoViewIfNeeded();
    await expect(link(sheet(page), group.last)).toBeInViewport({ ratio: 1 });
  }
  await link(sheet(page), 'Get Started').scrollIntoViewIfNeeded();
  await expect(link(sheet(page), 'Get Started')).toBeInViewport({ ratio: 1 });
});

test('the mobile menu opens at the scroll position, keeps it when closed, and opens other pages at the top', async ({
  page,
}) => {
  const [, , tools] = groups;
  await openPage(page, '/faq');
  await scrollDown(page, 1500);
  await menuToggle(page).click();
  await expect(link(sheet(page), 'FAQ')).toBeInViewport();
  await page.mouse.click(180, 730);
  await expect(sheet(page)).toBeHidden();

  await menuToggle(page).press('Space');
  await toggle(sheet(page), tools).press('Enter');
  await link(sheet(page), tools.last).focus();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('summary:focus')).toHaveText('Menu');
  expect(await scrollTop(page)).toBe(1500);

  // The group is still open.
  await menuToggle(page).click();
  await link(sheet(page), tools.last).click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});

test('the mobile menu has no axe finding with any group open, in light and dark', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await menuToggle(page).click();
  for (const [index, group] of groups.entries()) {
    await toggle(sheet(page), group).click();
    await expect(link(sheet(page), group.last)).toBeVisible();
    // The groups look alike, so each scheme is checked with some of them.
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    expect(await axeFindings(page, 'header'), group.label).toEqual([]);
  }
});
