import type { Page } from '@playwright/test';
import { screenPath, webhooksPath } from '../../../support/api/api';
import { record, records } from '../../../support/api/send';
import { expectAccessible } from '../../../support/panel/axe';
import { field, modal, moveTo, openScreen } from '../../../support/panel/forms';
import { rows } from '../../../support/panel/lists';
import { expect, test } from '../../../support/panel/panel';
import { Receiver } from '../../../support/panel/receiver';

test.use({ as: 'superAdmin' });

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('no state of webhooks has an axe finding', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(600_000);
  const receiver = await Receiver.start();
  await openScreen(page, screenPath('webhooks'), 'Webhooks');
  await expectAccessible(page, page.getByText('No webhooks yet'));
  await button(page, 'Create webhook').click();
  const form = modal(page, 'Create webhook');
  await field(form, 'Name').fill('CRM');
  await field(form, 'Name').press('Enter');
  await expectAccessible(page, form.getByText('Give the address of the receiver').first());
  await field(form, 'Address of the receiver').fill(receiver.url);
  await field(form, 'Name').press('Enter');
  await expectAccessible(page, field(page.getByRole('dialog'), 'Secret'));
  await button(page, 'Done').click();
  const crm = page.getByRole('link', { name: /^CRM/ });
  await expectAccessible(page, crm);

  await crm.click();
  await expectAccessible(page, page.getByText('No deliveries yet'));
  await button(page, 'Send a test').click();
  await expectAccessible(page, rows(page).filter({ hasText: 'Delivered' }));
  receiver.status = 500;
  await button(page, 'Send a test').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('HTTP 500');
  await expectAccessible(page, rows(page).filter({ hasText: 'HTTP 500' }));
  await receiver.stop();
  await button(page, 'Pause').click();
  await expectAccessible(page, button(page, 'Go on'));
  await button(page, 'Edit').click();
  await expectAccessible(page, modal(page, 'Edit webhook'));
  await page.keyboard.press('Escape');
  await button(page, 'Rotate secret').click();
  await expectAccessible(page, page.getByRole('alertdialog'));
  await button(page, 'Rotate').click();
  await expectAccessible(page, field(page.getByRole('dialog'), 'Secret'));
  await button(page, 'Done').click();
  await expectAccessible(page, page.getByText('Old secret valid until'));
  await button(page, 'Delete').click();
  await expectAccessible(page, page.getByRole('alertdialog'));
  await button(page, 'Delete').last().click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();

  await moveTo(page, `${screenPath('webhooks')}/nothing`);
  await expectAccessible(page, page.getByRole('main').getByRole('alert'));
});

test(
  'webhooks that fail, wait, are paused or have given up deliveries have no axe finding',
  {
    tag: '@full',
  },
  async ({ page }) => {
    test.setTimeout(600_000);
    const receiver = await Receiver.start();
    await openScreen(page, screenPath('webhooks'), 'Webhooks');
    await button(page, 'Create webhook').click();
    const form = modal(page, 'Create webhook');
    await field(form, 'Name').fill('CRM');
    await field(form, 'Address of the receiver').fill(receiver.url);
    await field(form, 'Name').press('Enter');
    await button(page, 'Done').click();
    const card = page.getByRole('link', { name: /^CRM/ });
    await expect(card).toBeVisible();
    const shown = { failingSince: ago(1), paused: false, waiting: 12, failed: 345 };
    // The screen has an address that ends alike.
    const isList = ({ pathname }: URL) => pathname === webhooksPath;
    const isOne = ({ pathname }: URL) => /^\/[^/]+$/.test(pathname.slice(webhooksPath.length));
    await page.route(isList, async (route) => {
      const response = await route.fetch();
      const { result } = record(await response.json());
      const changed = records(result).map((webhook) => ({ ...webhook, ...shown }));
      await route.fulfill({ response, json: { result: changed } });
    });
    await page.reload();
    await expectAccessible(page, card.getByText('Failing', { exact: true }));
    await expect(card).toContainText('12 waiting · 345 given up');
    shown.failingSince = ago(73);
    await page.reload();
    await expectAccessible(page, card.getByText('Failing for three days'));
    shown.paused = true;
    await page.reload();
    await expectAccessible(page, card.getByText('Paused'));
    shown.paused = false;
    await page.unroute(isList);
    await page.route(isOne, async (route) => {
      const response = await route.fetch();
      const { result } = record(await response.json());
      await route.fulfill({ response, json: { result: { ...record(result), ...shown } } });
    });
    await card.click();
    await expectAccessible(page, button(page, 'Replay all given up (345)'));
    await expect(page.getByRole('main')).toContainText('Failing since');
    await page.unroute(isOne);
    await button(page, 'Delete').click();
    await button(page, 'Delete').last().click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await receiver.stop();
  },
);
