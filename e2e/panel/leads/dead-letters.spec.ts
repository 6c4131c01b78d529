import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deliverDeadLetterPath, panelReads, screenPath } from '../../support/api/api';
import { expect, test } from '../../support/panel/panel';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice, moveToScreen, openScreen } from '../../support/panel/forms';
import { columns, count, expectNames, rows } from '../../support/panel/lists';
import { storeUndelivered } from '../../support/panel/undelivered';

test.use({ as: 'webAdmin' });

const screen = screenPath('undelivered');
const open = (page: Page, address = screen) => openScreen(page, address, 'Undelivered leads');

const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const deliver = (page: Page, name: string) =>
  page.getByRole('button', { name: `Deliver: “${name}”` });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Delete “${name}”` });
const view = (page: Page, name: string) =>
  page.getByRole('button', { name: `View undelivered lead from ${name}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Undelivered lead' });
const deleteDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete' });
const alertAbove = (page: Page) => page.getByRole('main').getByRole('alert');
const region = (page: Page) => page.getByRole('region', { name: 'Undelivered leads' });

/** All calls of Deliver. */
const deliverCalls = `**${deliverDeadLetterPath('*')}`;

const newName = () => `Ada ${randomUUID()}`;

test('lists undelivered leads with form, sender, reason and time, and View shows every field', async ({
  page,
  system,
}) => {
  const [name, email] = [newName(), `${randomUUID()}@example.com`];
  const fields = { name, message: 'First line.\nLast line.' };
  await storeUndelivered(system, { fields, reason: 'captcha_failed' });
  await storeUndelivered(system, {
    form: 'createrequestdemo',
    fields: { email },
    reason: 'not_yet_named',
  });
  await open(page);
  await expect(columns(page)).toHaveText([
    ...['Form', 'Name', 'Email ID', 'Why it was not delivered', 'Date & Time', 'Actions'],
  ]);
  await expect(rowOf(page, name)).toContainText('Contact form');
  await expect(rowOf(page, name)).toContainText('Its captcha had already been used.');
  await expect(rowOf(page, name)).toContainText(/\d\d-[A-Z][a-z]{2}-\d{4}, \d\d:\d\d/);
  await expect(rowOf(page, email)).toContainText('Demo request');
  await expect(rowOf(page, email)).toContainText('The CMS refused it.');
  expect(await panelAxeFindings(page)).toEqual([]);

  await view(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('term')).toHaveText([
    ...['Form', 'Name', 'Email ID', 'Phone Number', 'Subject', 'Message'],
    ...['Why it was not delivered', 'Date & Time'],
  ]);
  const values = await dialog(page).getByRole('definition').allInnerTexts();
  expect(values.slice(0, 6)).toEqual([
    ...['Contact form', name, 'ada@example.com', '+41 44 000 00 00', 'A question'],
    'First line.\nLast line.',
  ]);
  expect(await panelAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(view(page, name)).toBeFocused();
});

test('Deliver stores the lead, by keyboard, and moves the focus to the list', async ({
  page,
  system,
}) => {
  const name = newName();
  await storeUndelivered(system, { fields: { name } });
  await open(page);
  await deliver(page, name).focus();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'The lead was delivered.');
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(region(page)).toBeFocused();
  const found = `${screenPath('contactdetails')}?_q=${encodeURIComponent(name)}`;
  await moveToScreen(page, found, 'Contact Details');
  await expectNames(page, [name]);
});

test('says why a lead could not be delivered and keeps it, and says when someone else has dealt with it', async ({
  page,
  system,
}) => {
  const name = newName();
  await storeUndelivered(system, { fields: { name } });
  await open(page);
  const answer = (status: number, code: string, message: string) =>
    page.route(
      deliverCalls,
      (route) => route.fulfill({ status, json: { error: true, code, message } }),
      { times: 1 },
    );
  await answer(400, 'invalid_body', 'email is too long.');
  await deliver(page, name).click();
  await expect(alertAbove(page)).toContainText(`“${name}” was not delivered. email is too long.`);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Close the alert' }).click();
  await expect(alertAbove(page)).toHaveCount(0);

  await answer(404, 'not_found', 'There is no such lead.');
  await deliver(page, name).click();
  await expect(alertAbove(page)).toContainText(
    `“${name}” is already gone: someone else has dealt with it.`,
  );
});

test('deletes a lead after a confirmation, and keeps it on Escape', async ({ page, system }) => {
  const name = newName();
  await storeUndelivered(system, { fields: { name } });
  await open(page);
  await remove(page, name).click();
  await expect(deleteDialog(page)).toContainText(`Delete “${name}”? This cannot be undone.`);
  expect(await panelAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(deleteDialog(page)).toBeHidden();
  await expect(remove(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'The undelivered lead was deleted.');
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(region(page)).toBeFocused();
});

test.describe('an admin with read permission only', () => {
  test.use({ as: 'reader' });

  test('sees the leads without Deliver and Delete', async ({ page, system }) => {
    const name = newName();
    await storeUndelivered(system, { fields: { name } });
    await open(page);
    await expect(view(page, name)).toBeVisible();
    await expect(rowOf(page, name).getByRole('button')).toHaveCount(1);
    await expect(deliver(page, name)).toHaveCount(0);
  });
});

test('says that the list is empty, and offers a retry when it cannot be loaded', async ({
  page,
}) => {
  const list = `**${panelReads.deadLetters}?*`;
  await page.route(list, (route) => route.abort());
  await open(page);
  await expect(alertAbove(page)).toContainText(
    'The undelivered leads could not be loaded. Check the connection and try again.',
  );
  await page.unroute(list);
  const pagination = { page: 1, pageSize: 10, total: 0 };
  await page.route(list, (route) => route.fulfill({ json: { result: [], pagination } }));
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('There are no undelivered leads')).toBeVisible();
  await expect(count(page)).toHaveText('0 undelivered leads');
});
