import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath, webhooksPath } from '../../support/api/api';
import { record, records, send } from '../../support/api/send';
import { logInToCms } from '../../support/panel/accounts';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice, field, modal, openScreen } from '../../support/panel/forms';
import { count, rows } from '../../support/panel/lists';
import { expect, test, type Panel } from '../../support/panel/panel';
import { Receiver } from '../../support/panel/receiver';
import type { System } from '../../support/system/system';

test.use({ as: 'superAdmin' });

const screen = screenPath('webhooks');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const secretOf = (page: Page) => field(page.getByRole('dialog'), 'Secret');

let receiver: Receiver;

test.beforeEach(async () => {
  receiver = await Receiver.start();
});

test.afterEach(async ({ system, panel }) => {
  await receiver.stop();
  const { token, url } = await apiOf(system, panel);
  const { body } = await send(url, { token });
  for (const { _id: id } of records(record(body).result)) {
    await send(`${url}/${String(id)}`, { method: 'DELETE', token });
  }
});

async function apiOf(system: System, panel: Panel) {
  const token = await logInToCms(system, panel.accounts.superAdmin);
  return { token, url: `${system.settings.cmsUrl}${webhooksPath}` };
}

/** Creates a webhook. @returns the address of its page */
async function createWebhook(system: System, panel: Panel, name: string): Promise<string> {
  const { token, url } = await apiOf(system, panel);
  const events = ['lead.created', 'lead.updated'];
  const json = { name, url: receiver.url, events };
  const { body } = await send(url, { method: 'POST', token, json });
  return `${screen}/${String(record(record(body).result)._id)}`;
}

/** Sends a message as the site's function does. */
async function sendLead(system: System): Promise<void> {
  const lead = { name: 'Ada', email: 'ada@example.com', phone: '1', subject: 'S', message: 'M' };
  await send(`${system.settings.cmsUrl}/api/contactus/createcontactus`, {
    method: 'POST',
    token: system.secrets.CMS_FUNCTION_TOKEN,
    json: { ...lead, captcha: { passed: true, nonce: randomUUID() } },
  });
}

test('a webhook is created by keyboard, shows its secret once, and its test arrives signed', async ({
  page,
}) => {
  await openScreen(page, screen, 'Webhooks');
  await expect(page.getByRole('main')).toContainText('No webhooks yet');
  expect(await panelAxeFindings(page)).toEqual([]);

  await button(page, 'Create webhook').focus();
  await page.keyboard.press('Enter');
  const form = modal(page, 'Create webhook');
  await expect(field(form, 'Name')).toBeFocused();
  await page.keyboard.type('CRM');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Give the address of the receiver');
  await field(form, 'Address of the receiver').fill(receiver.url);
  await page.keyboard.press('Enter');

  await expect(secretOf(page)).toHaveValue(/^whsec_/);
  await expect(form).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Create webhook')).toBeFocused();
  await page.getByRole('link', { name: /^CRM/ }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
  await button(page, 'Send a test').focus();
  await page.keyboard.press('Enter');
  await expectNotice(page, /^The test arrived: HTTP 200/);
  expect(receiver.messages).toMatchObject([
    { type: 'webhook.test', headers: { 'webhook-signature': expect.stringMatching(/^v1,/) } },
  ]);
  await expect(rows(page)).toContainText(['TestDelivered']);
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText('whsec_');
});

test('the log says why a delivery failed, and sends it again', async ({ page, system, panel }) => {
  receiver.status = 500;
  const address = await createWebhook(system, panel, 'Chat');
  const { token, url } = await apiOf(system, panel);
  const webhookUrl = address.replace(screen, url);
  /** Whether the CMS has noted that deliveries fail. It does so after the delivery's own failure. */
  const isFailing = async () => {
    const { body } = await send(webhookUrl, { token });
    return record(record(body).result).failingSince !== null;
  };
  await sendLead(system);
  await expect.poll(isFailing).toBe(true);
  await openScreen(page, address, 'Chat');
  await expect(rows(page)).toContainText(['HTTP 500 · The receiver refused it']);
  await expect(page.getByRole('main')).toContainText('Failing since');
  await expect(rows(page)).toContainText(['New leadWaiting']);
  expect(await panelAxeFindings(page)).toEqual([]);

  receiver.status = 200;
  await page.getByRole('button', { name: /^Send now: / }).click();
  await expectNotice(page, 'The delivery is sent again');
  await expect.poll(isFailing).toBe(false);
  await page.reload();
  await expect(rows(page)).toContainText(['New leadDelivered']);
  const [first, last] = [receiver.messages.at(0), receiver.messages.at(-1)];
  expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id']);

  await page.getByRole('combobox', { name: 'State of the deliveries' }).click();
  await page.getByRole('option', { name: 'Given up' }).click();
  await expect(count(page).first()).toHaveText('0 deliveries');
});

test('a test that fails says why', async ({ page, system, panel }) => {
  receiver.status = 404;
  await openScreen(page, await createWebhook(system, panel, 'Chat'), 'Chat');
  await button(page, 'Send a test').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The test did not arrive: HTTP 404');
});

test('a webhook is paused, changed, given a new secret and deleted', async ({
  page,
  system,
  panel,
}) => {
  await openScreen(page, await createWebhook(system, panel, 'Old name'), 'Old name');
  await button(page, 'Pause').click();
  await expect(button(page, 'Go on')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Paused');
  await button(page, 'Go on').click();
  await expect(button(page, 'Pause')).toBeVisible();

  await button(page, 'Edit').click();
  const form = modal(page, 'Edit webhook');
  await field(form, 'Name').fill('New name');
  await form.getByRole('checkbox', { name: 'Changed lead' }).click();
  await field(form, 'Address of the receiver').fill('nowhere');
  await button(page, 'Save').click();
  await expect(form.getByRole('alert')).toContainText('Give the address of the receiver');
  expect(await panelAxeFindings(page)).toEqual([]);
  await field(form, 'Address of the receiver').fill(receiver.url);
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { level: 1, name: 'New name' })).toBeVisible();
  await expect(button(page, 'Edit')).toBeFocused();

  await button(page, 'Rotate secret').click();
  expect(await panelAxeFindings(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Rotate' }).click();
  await expect(secretOf(page)).toHaveValue(/^whsec_/);
  expect(await panelAxeFindings(page)).toEqual([]);
  await button(page, 'Done').click();
  await expect(page.getByRole('main')).toContainText('Old secret valid until');

  await button(page, 'Delete').click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'The webhook “New name” was deleted');
  await expect(page.getByRole('main')).toContainText('No webhooks yet');
});

test('on a phone nothing is cut off', async ({ page, system, panel }) => {
  const address = await createWebhook(system, panel, 'A name that is rather long for a phone');
  await page.setViewportSize({ width: 400, height: 800 });
  for (const [opened, heading] of [
    [screen, 'Webhooks'],
    [address, 'A name that is rather long for a phone'],
  ] as const) {
    await openScreen(page, opened, heading);
    await expect(page.getByRole('main')).toContainText(receiver.url);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('a web admin sees no webhooks', async ({ pageOf }) => {
  const page = await pageOf('webAdmin');
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  await expect(page.getByRole('link', { name: 'Undelivered leads' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
});
