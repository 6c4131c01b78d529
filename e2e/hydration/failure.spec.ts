import type { Locator, Page } from '@playwright/test';
import { bar, groups, link, menuToggle, sheet, toggle } from '../support/page/bar';
import * as contact from '../support/page/contact-form';
import { openers, popup } from '../support/page/demo-popup';
import { embedding } from '../support/page/routes';
import {
  anyScript,
  askForScript,
  awaitScript,
  blockScripts,
  holdScripts,
} from '../support/page/script';
import { expect, test } from '../support/system/test';

/** How the page says how else to reach the firm. */
const notice = (page: Page) => page.getByRole('alert').filter({ visible: true });

async function expectOtherWays(where: Locator): Promise<void> {
  await expect(where).toHaveCount(1);
  await expect(where.getByRole('link')).toHaveText(['555-0142', '555-0178', 'support@example.com']);
}

const typed = { Name: 'Ada', Subject: 'Typed while the network was gone' };

for (const route of ['/contact', ...embedding]) {
  test(
    `${route} says how else to reach the firm when its script fails, keeps what was typed, and works once the network is back`,
    { tag: route === '/contact' ? [] : ['@full'] },
    async ({ page }) => {
      await blockScripts(page);
      await page.goto(route);
      await expect(notice(page)).toHaveCount(0);
      for (const [label, value] of Object.entries(typed)) {
        await contact.field(page, label).pressSequentially(value);
      }
      await contact.send(page);
      await expectOtherWays(notice(page));
      await expect(contact.sendButton(page)).toHaveCSS('opacity', '1');
      await contact.expectTyped(page, typed);
      await page.unroute(anyScript);
      await contact.send(page);
      await expect(notice(page)).toHaveText('Please fill all the fields');
      await contact.expectTyped(page, typed);
    },
  );
}

test('a press that was in vain, since the logic of the form did not come, is not sent by itself later', async ({
  page,
}) => {
  const logic = /\/contact-form-[0-9a-f]+\.js$/;
  await page.route(logic, (route) => route.abort());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/contact');
  await awaitScript(page);
  await contact.fill(page);
  await contact.solveCaptcha(page);
  await contact.send(page);
  await expectOtherWays(notice(page));
  await expect(contact.sendButton(page)).toHaveText('Send message');
  await page.unroute(logic);
  await contact.field(page, 'Name').press('End');
  await expect(notice(page)).toHaveCount(0);
  await contact.expectTyped(page);
  expect(sent.filter((url) => url.endsWith('/createcontactus'))).toEqual([]);
  await contact.send(page);
  await contact.expectThanks(page);
});

test('a product page says how else to ask for a demo when its script fails, and opens the popup once the network is back', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/dc3');
  await openers(page).first().click();
  await expect(notice(page).first()).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await page.unroute(anyScript);
  await openers(page).first().click();
  await expect(popup(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a script that never answers is given up after twenty seconds, and is still taken when it comes', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  await contact.field(page, 'Name').pressSequentially('Ada');
  await contact.send(page);
  await page.clock.runFor(19_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(1100);
  await expectOtherWays(notice(page));
  await expect(contact.field(page, 'Name')).toHaveValue('Ada');
  letGo();
  await awaitScript(page);
  await page.clock.runFor(100);
  await expect(contact.field(page, 'Name')).toHaveValue('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
  // Neither the notice, nor what the press would have brought: it was given up.
  await expect(notice(page)).toHaveCount(0);
});

test.describe('with its script blocked', () => {
  test.beforeEach(async ({ page }) => {
    await blockScripts(page);
  });

  test('a question of the FAQ opens, the pager leads to its block, and the drop-downs of the bar lead on', async ({
    page,
  }) => {
    await page.goto('/faq');
    const question = page.getByRole('main').locator('details:has(h3)').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await page
      .getByRole('navigation', { name: 'Jump to a block of ten' })
      .getByText('2', { exact: true })
      .click();
    await expect(page).toHaveURL(/\/faq#.+/);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();

    for (const group of groups) {
      await toggle(bar(page), group).click();
      await expect(link(bar(page), group.first)).toBeVisible();
    }
    await link(bar(page), groups[3].last).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the menu of a phone opens, and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    await menuToggle(page).click();
    await toggle(sheet(page), groups[2]).click();
    await link(sheet(page), groups[2].first).click();
    await expect(page).toHaveURL(/\/dc3$/);
  });

  test('the phases of a transformation are reached by their links', async ({ page }) => {
    await page.goto('/stakeholders');
    await askForScript(page);
    await page
      .getByRole('navigation', { name: 'Phases of HR transformation' })
      .getByRole('link', { name: 'Support', exact: true })
      .click();
    await expect(page).toHaveURL(/#support$/);
    await expect(page.locator('#support')).toBeInViewport();
  });
});
