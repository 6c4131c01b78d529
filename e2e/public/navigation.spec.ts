import { axeFindings } from '../support/page/axe';
import { bar, focused, groups, link, openPage, toggle } from '../support/page/bar';
import { expect, test } from '../support/system/test';

test('the keyboard goes through the bar from left to right, after the way past it', async ({
  page,
}) => {
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

  const past = page.getByRole('link', { name: 'Skip to content' });
  await past.focus();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('each drop-down opens with Enter and Space, and Escape gives the focus back', async ({
  page,
}) => {
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

test('each drop-down leads on, closes, and is marked on the page that it led to', async ({
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
    // The contact page is in a group to be found, and belongs to none.
    const marked = group.leadsTo === '/contact' ? [] : [group.label];
    await expect(bar(page).locator('summary[aria-current]')).toHaveText(marked);
  }
});

test('one drop-down is open at a time, and none once the keyboard leaves it or something else is pressed', async ({
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

test('no drop-down has an axe finding while it is open, light and dark', async ({ page }) => {
  await openPage(page, '/faq');
  for (const [index, group] of groups.entries()) {
    await toggle(bar(page), group).click();
    await expect(link(bar(page), group.last)).toBeInViewport();
    // They look alike: each scheme is asked of two.
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    expect(await axeFindings(page, 'header'), group.label).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drop-downs open, one at a time, and lead on', async ({ page, system }) => {
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
