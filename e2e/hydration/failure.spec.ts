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

/** The page's notice of other ways to reach the firm. */
const notice = (page: Page) => page.getByRole('alert').filter({ visible: true });

async function expectOtherWays(where: Locator): Promise<void> {
  await expect(where).toHaveCount(1);
  await expect(where.getByRole('link')).toHaveText(['555-0142', '555-0178', 'support@example.com']);
}

const typed = { Name: 'Ada', Subject: 'Typed while the network was gone' };

for (const route of ['/contact', ...embedding]) {
  test(
    `${route} names other ways to reach the firm when its script fails, keeps the typed text, and works once the network is back`,
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

test("a submit that failed because the form's script did not load is not sent by itself later", async ({
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

test('a product page names other ways to ask for a demo when its script fails, and opens the popup once the network is back', async ({
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

test('the page gives up waiting for a script after twenty seconds, and still runs it when it arrives', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/contact');
  await contact.field(page, 'Name').pressSequentially('Ada');
  await contact.send(page);
  await page.clock.runFor(19_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(1100);
  await expectOtherWays(notice(page));
  await expect(contact.field(page, 'Name')).toHaveValue('Ada');
  release();
  await awaitScript(page);
  await page.clock.runFor(100);
  await expect(contact.field(page, 'Name')).toHaveValue('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
  // No notice, and no result of the press, which was given up.
  await expect(notice(page)).toHaveCount(0);
});

test.describe('with its script blocked', () => {
  test.beforeEach(async ({ page }) => {
    await blockScripts(page);
  });

  test("a FAQ question opens, the pager jumps to its block, and the bar's drop-down menus work", async ({
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

  test('the mobile menu opens and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    await menuToggle(page).click();
    await toggle(sheet(page), groups[2]).click();
    await link(sheet(page), groups[2].first).click();
    await expect(page).toHaveURL(/\/dc3$/);
  });

  test('the links to the phases of a transformation work', async ({ page }) => {
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
