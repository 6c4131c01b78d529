import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice, field, modal, moveToScreen, openScreen } from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';
import { storeUndelivered } from '../../support/panel/undelivered';

const people = screenPath('people');

/** A person's page; the address needs to be encoded. */
const personPage = (email: string) => `${people}/${encodeURIComponent(email)}`;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** No other test uses it, and it shows that the path is encoded. */
const newEmail = () => `ada/${randomUUID()}+50%@example.com`;

/** Expects that nothing is wider than the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const widths = await main.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

test.describe('a Super Admin', () => {
  test.use({ as: 'superAdmin' });

  test('finds everything from a person, exports it and erases it', async ({
    page,
    panel,
    system,
  }) => {
    const email = newEmail();
    const message = 'Where\n<b>do</b> we begin?';
    await panel.data.createContact({ name: 'Ada', email, subject: 'Payroll', message });
    await panel.data.createDemoRequest({ product: 'Dc3', name: 'Ada', email: email.toUpperCase() });
    await storeUndelivered(system, { fields: { email, subject: 'A lost message' } });

    await openScreen(page, people, 'People');
    await button(page, 'Show').click();
    await expect(page.getByText('Type the whole e-mail address.')).toBeVisible();
    await field(page, 'E-mail address').fill(` ${email} `);
    await field(page, 'E-mail address').press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === personPage(email));
    const leads = section(page, 'Leads').getByRole('listitem');
    await expect(leads).toHaveText([
      /^Dc3Open.*Demo request from Ada/,
      /^PayrollOpen.*Contact form/,
    ]);
    await expect(leads.getByRole('link', { name: 'Payroll' })).toHaveAttribute(
      'href',
      /\/web-admin\/leads\/contacts\/[a-z0-9]{24}$/,
    );
    await expect(section(page, 'Undelivered leads')).toContainText('A lost message');
    expect(await panelAxeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    await button(page, 'Export').click();
    const exporting = modal(page, 'Export a person’s data');
    await expect(exporting.getByRole('radio', { name: /HTML/ })).toBeChecked();
    expect(await panelAxeFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export').last().click(),
    ]);
    await expectNotice(page, 'The file was saved.');
    expect(download.suggestedFilename()).toMatch(/^person-[\d-]{15}\.html$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(
      '&lt;b&gt;do&lt;/b&gt; we begin?',
    );
    await expect(button(page, 'Export')).toBeFocused();
    await expect(section(page, 'On record')).toContainText(
      / exported 1 message, 1 demo request and 1 undelivered lead/,
    );

    await button(page, 'Erase').click();
    const erasing = modal(page, 'Erase a person’s data');
    const typed = field(erasing, 'Type the e-mail address to confirm');
    await typed.fill('ada@example.com');
    await typed.press('Enter');
    await expect(erasing.getByText('This is not the address of this page.')).toBeVisible();
    expect(await panelAxeFindings(page)).toEqual([]);
    await typed.fill(email);
    await button(page, 'Erase for good').click();
    const outcome = page.getByRole('main').getByRole('status');
    await expect(outcome).toContainText(
      'Erased: 1 message, 1 demo request and 1 undelivered lead.',
    );
    // This system's CMS does not know where its site is.
    await expect(outcome).toContainText('SITE_URL or OPERATIONS_TOKEN is not set.');
    await expect(outcome).toBeFocused();
    await expect(section(page, 'Leads')).toHaveText(/No lead is stored under this e-mail address/);
    await expect(section(page, 'On record').getByRole('listitem')).toHaveCount(2);
    expect(await panelAxeFindings(page)).toEqual([]);
  });

  test('sees on the screen without a person who exported and erased what, and not whose data it was', async ({
    page,
    panel,
  }) => {
    const email = newEmail();
    await panel.data.createContact({ name: 'Ada', email });
    await openScreen(page, personPage(email), 'People');
    await button(page, 'Export').click();
    await page.getByRole('radio', { name: /JSON/ }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export').last().click(),
    ]);
    const file: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file).toMatchObject({ person: email, leads: [{ fields: { email } }] });
    await moveToScreen(page, people, 'People');
    const records = section(page, 'On record');
    await expect(records.getByRole('listitem').first()).toContainText(' exported 1 message');
    await expect(records).not.toContainText('@example.com');
    expect(await panelAxeFindings(page)).toEqual([]);
  });

  test('keeps everything when the dialog is cancelled, and reads why an erasure failed', async ({
    page,
    panel,
  }) => {
    const email = newEmail();
    await panel.data.createContact({ name: 'Ada', email, subject: 'Payroll' });
    await openScreen(page, personPage(email), 'People');
    await button(page, 'Erase').click();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Erase')).toBeFocused();
    await button(page, 'Erase').click();
    await page.route('**/erase', (route) => route.abort());
    await field(page, 'Type the e-mail address to confirm').fill(email);
    await button(page, 'Erase for good').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Network Error');
    await button(page, 'Cancel').click();
    await expect(section(page, 'Leads')).toContainText('Payroll');
    await page.unroute('**/erase');
  });
});

test.describe('a Web Admin', () => {
  test.use({ as: 'webAdmin' });

  test('can look and export, but not erase', async ({ page, panel }) => {
    const email = newEmail();
    await panel.data.createContact({ name: 'Ada', email, subject: 'Payroll' });
    await openScreen(page, personPage(email), 'People');
    await expect(section(page, 'Leads')).toContainText('Payroll');
    await expect(button(page, 'Export')).toBeVisible();
    await expect(button(page, 'Erase')).toHaveCount(0);
  });
});
