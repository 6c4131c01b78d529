import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { panelReads, screenPath } from '../../support/api/api';
import { expect, slow, test } from '../../support/panel/panel';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  columns,
  count,
  expectNames,
  exportCsv,
  goToPage,
  rows,
  search,
  sortBy,
} from '../../support/panel/lists';

test.use({ as: 'webAdmin' });

/** Every message of this file, and no other, has this address. */
const email = `${randomUUID()}@example.com`;

const sender = (number: number) => `Sender ${String(number).padStart(2, '0')}`;
const senders = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => sender(from - index));

const sent = {
  name: sender(23),
  email,
  phone: '+41 (0)44 123 45 67 ext. 89',
  subject: '=SUM(A1:A9)',
  message: 'The first line.\n\n<b>The last line.</b>',
};

test.beforeAll(async ({ panel }) => {
  test.setTimeout(120_000);
  for (let number = 1; number <= 22; number += 1) {
    const subject = `Subject ${String(99 - number)}`;
    await panel.data.createContact({ name: sender(number), email, subject });
  }
  await panel.data.createContact(sent);
});

async function open(page: Page): Promise<void> {
  await page.goto(`${screenPath('contactdetails')}?_q=${email}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Details' })).toBeVisible(slow);
}

/** Spec §2: DD-MMM-YYYY. */
const day = (moment: Date) => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${date}-${months[moment.getMonth()] ?? ''}-${String(moment.getFullYear())}`;
};

const view = (page: Page, name: string) =>
  page.getByRole('button', { name: `View message from ${name}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Details' });

test('lists the messages with their dates and whole phone numbers, newest first', async ({
  page,
}) => {
  await open(page);
  await expect(columns(page)).toHaveText([
    ...['Name', 'Email ID', 'Phone Number', 'Subject', 'Date & Time', 'View'],
  ]);
  await expectNames(page, senders(23, 14));
  await expect(count(page)).toHaveText('23 messages');
  const shown = await rows(page).first().getByRole('gridcell').allInnerTexts();
  expect(shown.slice(0, 4)).toEqual([sent.name, sent.email, sent.phone, sent.subject]);
  // The messages were created moments ago, possibly before midnight.
  expect([day(new Date()), day(new Date(Date.now() - 600_000))]).toContain(shown[4]);
  const phone = rows(page).first().getByText(sent.phone).first();
  const isCut = await phone.evaluate((text) =>
    [text, ...text.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth),
  );
  expect(isCut).toBe(false);
});

test('View shows the full message in a modal, and the focus returns to View', async ({ page }) => {
  await open(page);
  await expectNames(page, senders(23, 14));
  expect(await panelAxeFindings(page)).toEqual([]);
  await view(page, sent.name).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('term')).toHaveText([
    ...['Name', 'Email ID', 'Phone Number', 'Subject', 'Message'],
  ]);
  const values = await dialog(page).getByRole('definition').allInnerTexts();
  expect(values).toEqual(Object.values(sent));
  expect(await panelAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(view(page, sent.name)).toBeFocused();

  await view(page, sender(20)).click();
  await expect(dialog(page)).toContainText(sender(20));
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(view(page, sender(20))).toBeFocused();
});

test('paging, sorting and search include all messages', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await goToPage(page, 3);
  await expectNames(page, senders(3, 1));
  await sortBy(page, 'Subject');
  await expectNames(page, [sender(23), ...senders(22, 14)]);
  await sortBy(page, 'Date & Time');
  await expectNames(page, senders(10, 1).reverse());
  await search(page, `LAST line ${email}`);
  await expectNames(page, [sent.name]);
  await search(page, 'nobody');
  await expect(page.getByText('No messages match “nobody”')).toBeVisible();
});

test('offers a retry when the messages cannot be loaded', { tag: '@full' }, async ({ page }) => {
  await page.route(`**${panelReads.contacts}?*`, (route) => route.abort(), { times: 1 });
  await open(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The messages could not be loaded. Check the connection and try again.',
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectNames(page, senders(23, 14));
});

test('Export CSV saves the messages found by the search, without formulas', async ({ page }) => {
  await open(page);
  await expect(count(page)).toHaveText('23 messages');
  const all = await exportCsv(page);
  expect(all.name).toMatch(/^contacts-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  expect(all.lines[0]).toEqual([
    ...['Name', 'Email ID', 'Phone Number', 'Subject', 'Message', 'Date & Time (Europe/Zurich)'],
  ]);
  const [, newest] = all.lines;
  expect(newest?.slice(0, 5)).toEqual([
    ...[sent.name, sent.email, `'${sent.phone}`, "'=SUM(A1:A9)", sent.message],
  ]);
  expect(all.lines.slice(1).map(([name]) => name)).toEqual(senders(23, 1));
  await search(page, `last ${email}`);
  await expectNames(page, [sent.name]);
  const found = await exportCsv(page);
  expect(found.lines.slice(1).map(([name]) => name)).toEqual([sent.name]);
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/);
});
