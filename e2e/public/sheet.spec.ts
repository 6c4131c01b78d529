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

test('the keyboard goes through the sheet from top to bottom, and into a group', async ({
  page,
}) => {
  await openPage(page, '/');
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
});

test('a group of the sheet opens with Enter and Space and leads on, and the sheet closes', async ({
  page,
  house,
}) => {
  for (const [index, group] of groups.entries()) {
    await openPage(page, '/faq');
    await menuToggle(page).press('Enter');
    await toggle(sheet(page), group).press(index % 2 === 0 ? 'Enter' : 'Space');
    await page.keyboard.press('Tab');
    await expect(link(sheet(page), group.first)).toBeFocused();
    await link(sheet(page), group.last).press('Enter');
    await expect(page).toHaveURL(house.settings.siteUrl + group.leadsTo);
    await expect(sheet(page)).toBeHidden();
  }
});

test('one group of the sheet is open at a time, and the last line of each can be reached', async ({
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

test('Escape inside a group closes the sheet and gives the focus back to Menu', async ({
  page,
}) => {
  await openPage(page, '/');
  await menuToggle(page).press('Space');
  await toggle(sheet(page), groups[2]).press('Enter');
  await link(sheet(page), groups[2].last).focus();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('summary:focus')).toHaveText('Menu');
});

test('the sheet closes when the keyboard leaves it, or when the page beside it is pressed', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await menuToggle(page).press('Enter');
  await link(sheet(page), 'Get Started').focus();
  await page.keyboard.press('Tab');
  await expect(sheet(page)).toBeHidden();
  await menuToggle(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(180, 730);
  await expect(sheet(page)).toBeHidden();
});

test('the sheet opens in a scrolled page where the reader is, and leaves the page there', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await scrollDown(page, 1500);
  await menuToggle(page).click();
  await expect(link(sheet(page), 'FAQ')).toBeInViewport();
  await page.keyboard.press('Escape');
  expect(await scrollTop(page)).toBe(1500);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sheet has no axe finding with any of its groups open, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/faq');
    await menuToggle(page).click();
    for (const group of groups) {
      await toggle(sheet(page), group).click();
      await expect(link(sheet(page), group.last)).toBeVisible();
      expect(await axeFindings(page), group.label).toEqual([]);
    }
  });
}
