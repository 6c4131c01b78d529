import type { Page } from '@playwright/test';
import * as contact from '../support/page/contact-form';
import { openers, popup } from '../support/page/demo-popup';
import { changes, remember, watchLook } from '../support/page/look';
import { awaitWholeStyles, holdBack } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** What visitors do, and what it shows. */
const uses: { name: string; route: string; use: (page: Page) => Promise<void> }[] = [
  {
    name: 'a refused message',
    route: '/contact',
    use: async (page) => {
      await contact.send(page);
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(1);
    },
  },
  {
    name: 'a message that arrived',
    route: '/contact',
    use: async (page) => {
      await contact.fill(page);
      await contact.solveCaptcha(page);
      await contact.send(page);
      await contact.expectThanks(page);
    },
  },
  {
    name: 'the popup for a demo',
    route: '/dc3',
    use: async (page) => {
      await openers(page).first().click();
      await expect(popup(page)).toBeVisible();
      await expect(popup(page).getByRole('textbox').first()).toBeFocused();
    },
  },
  {
    name: 'a search in the FAQ that finds nothing',
    route: '/faq',
    use: async (page) => {
      await page.getByLabel('Search FAQ', { exact: true }).fill('no question holds this');
      await expect(page.locator('main details:visible')).toHaveCount(0);
    },
  },
];

for (const { name, route, use } of uses) {
  test(`${name} looks the same before the whole style sheet as with it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\.woff2$/, (request) => request.abort());
    const letGo = await holdBack(page, /\.css$/);
    await page.goto(route);
    await use(page);
    await watchLook(page);
    await remember(page, 'used');
    letGo();
    await awaitWholeStyles(page);
    expect(await changes(page, 'used')).toEqual([]);
  });
}
