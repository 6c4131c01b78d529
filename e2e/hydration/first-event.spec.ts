import type { Locator, Page } from '@playwright/test';
import { bar, groups, link, toggle } from '../support/page/bar';
import { expectShown, next, roles } from '../support/page/carousel';
import * as contact from '../support/page/contact-form';
import { closeButton, openers, popup } from '../support/page/demo-popup';
import { askForScript, awaitScript, awaitWholeStyles, holdScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

declare global {
  interface Window {
    /** How many clicks reached the page. A reload resets it. */
    presses: number | undefined;
  }
}

/** Whether a button shows a spinner. */
const hasSpinner = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element, '::after').animationName !== 'none');

/** Counts the clicks that the page does not hold back. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    window.presses = 0;
    document.addEventListener('click', () => {
      window.presses = (window.presses ?? 0) + 1;
    });
  });

const presses = (page: Page) => page.evaluate(() => window.presses);

/** Opens a page and holds its scripts back. @returns releases them */
async function openHeld(page: Page, route: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(route);
  await countPresses(page);
  return release;
}

const demoWays = [
  { how: 'a click', press: (opener: Locator) => opener.click(), tag: ['@full'] },
  { how: 'a double click', press: (opener: Locator) => opener.dblclick(), tag: [] },
  { how: 'Enter', press: (opener: Locator) => opener.press('Enter'), tag: ['@full'] },
  { how: 'Space', press: (opener: Locator) => opener.press('Space'), tag: [] },
];

for (const { how, press, tag } of demoWays) {
  test(
    `${how} on Request Demo as the first action opens the popup once`,
    { tag },
    async ({ page }) => {
      const release = await openHeld(page, '/dc3');
      await press(openers(page).first());
      await expect(popup(page)).toHaveCount(0);
      expect(await presses(page)).toBe(0);
      release();
      await expect(popup(page)).toBeVisible();
      expect(await presses(page)).toBe(1);
      await closeButton(page).click();
      await expect(popup(page)).toHaveCount(0);
      await expect(openers(page).first()).toBeFocused();
    },
  );
}

test('a click on the next slide as the first action moves the carousel by one', async ({
  page,
}) => {
  // Otherwise it could move by itself meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openHeld(page, '/stakeholders');
  await next(page, roles).click();
  expect(await presses(page)).toBe(0);
  release();
  await expectShown(page, roles, 2, roles.wide);
  expect(await presses(page)).toBe(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test(
    'a tap on Request Demo as the first action opens the popup once',
    { tag: '@full' },
    async ({ page }) => {
      const release = await openHeld(page, '/dc3');
      await openers(page).first().tap();
      await expect(popup(page)).toHaveCount(0);
      release();
      await expect(popup(page)).toBeVisible();
      expect(await presses(page)).toBe(1);
    },
  );

  test('a button whose tap is held back shows that it is busy until the popup opens', async ({
    page,
  }) => {
    const release = await openHeld(page, '/dc3');
    const opener = openers(page).first();
    // Read in the same task as the click, so nothing can be painted before.
    const looks = () =>
      opener.evaluate((element: HTMLElement) => {
        const before = getComputedStyle(element).opacity;
        element.click();
        return [before, getComputedStyle(element).opacity];
      });
    expect(await looks()).toEqual(['1', '0.6']);
    await opener.tap();
    await expect(opener).toHaveCSS('opacity', '0.6');
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    expect(await hasSpinner(opener)).toBe(true);
    release();
    await expect(popup(page)).toBeVisible();
    await expect(opener).toHaveCSS('opacity', '1');
    await expect(opener).not.toHaveAttribute('aria-busy');
    expect(await hasSpinner(opener)).toBe(false);
  });
});

test(
  'a form sent empty as the first action shows its error once',
  { tag: '@full' },
  async ({ page }) => {
    const release = await openHeld(page, '/contact');
    await contact.send(page);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    release();
    await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
    await expect(contact.field(page, 'Name')).toBeFocused();
    expect(await presses(page)).toBe(1);
  },
);

test('Enter in a field before the script has loaded sends the form once it has', async ({
  page,
}) => {
  const release = await openHeld(page, '/contact');
  const name = contact.field(page, 'Name');
  await name.pressSequentially('Ada');
  await name.press('Enter');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
  await expect(name).toHaveValue('Ada');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  expect(await presses(page)).toBe(1);
});

test('a FAQ search submitted before the script has loaded runs afterwards, without a reload', async ({
  page,
}) => {
  const release = await openHeld(page, '/faq');
  const search = page.getByPlaceholder('Type here to search FAQ', { exact: true });
  const questions = page.getByRole('main').locator('details:visible:has(h3)');
  const all = await questions.count();
  await search.pressSequentially('OrgPlanner');
  await search.press('Enter');
  await expect(questions).toHaveCount(all);
  release();
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(search).toHaveValue('OrgPlanner');
  expect(await presses(page)).toBe(1);
  expect(new URL(page.url()).search).toBe('');
});

test('the menu, a question and a link work at once while the scripts are loading', async ({
  page,
}) => {
  const release = await openHeld(page, '/faq');
  const question = page.getByRole('main').locator('details:has(h3)').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await toggle(bar(page), groups[0]).click();
  await expect(link(bar(page), groups[0].last)).toBeVisible();
  await link(bar(page), groups[0].last).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
});

test('a link loads a new document before the script has loaded, and none after', async ({
  page,
}) => {
  const release = await openHeld(page, '/about');
  await askForScript(page);
  await link(bar(page), 'FAQ').click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await presses(page)).toBeUndefined();
  release();
  await awaitScript(page);
  await awaitWholeStyles(page);
  await countPresses(page);
  await link(bar(page), 'Stakeholders').click();
  await expect(page).toHaveURL(/\/stakeholders$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await presses(page)).toBe(1);
});
