import type { Page } from '@playwright/test';
import { panelReads, products, screenPath } from '../../support/api/api';
import { expect, logInAt, slow, test } from '../../support/panel/panel';
import { logInToCms } from '../../support/panel/accounts';
import { panelAxeFindings } from '../../support/panel/axe';
import { moveTo } from '../../support/panel/forms';
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
import { makeAdminWith } from '../../support/panel/sessions';

test.use({ as: 'webAdmin' });

const screen = screenPath('requestdemos');
const person = (number: number) => `Person ${String(number).padStart(2, '0')}`;
const people = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    person(from < to ? from + index : from - index),
  );

test.beforeAll(async ({ panel }) => {
  test.setTimeout(120_000);
  for (const product of products) await panel.data.deleteDemoRequests(product);
  for (const name of people(1, 23)) {
    // Sorting by address reverses the order.
    const email = `${String(99 - Number(name.slice(-2)))}@example.com`;
    await panel.data.createDemoRequest({ product: 'Dc3', name, email });
  }
  await panel.data.createDemoRequest({ product: 'Aksa Studio', name: '=1+1', mobile: '-41' });
});

const productField = (page: Page) => page.getByRole('combobox', { name: 'Product' });

/** The demo request for Aksa Studio. */
const formula = (page: Page) => rows(page).filter({ hasText: '=1+1' });

async function open(page: Page, address = `${screen}?product=Dc3`): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Request Demos' })).toBeVisible(slow);
}

async function choose(page: Page, product: string): Promise<void> {
  await productField(page).click();
  await page.getByRole('option', { name: product, exact: true }).click();
}

test('hides the table until a product is chosen, then shows its demo requests, newest first', async ({
  page,
}) => {
  await open(page, screen);
  await expect(page.getByText('Choose a product to see who asked for a demo of it.')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await productField(page).click();
  await expect(page.getByRole('option')).toHaveText([
    'Aksa Studio',
    'Dc3',
    'Reorg Chart Modelling',
  ]);
  await page.getByRole('option', { name: 'Dc3' }).click();
  await expect(columns(page)).toHaveText(['Name', 'Email', 'Mobile', 'Product']);
  await expect(count(page)).toHaveText('23 demo requests');
  await expectNames(page, people(23, 14));
  await expect(rows(page).first().getByRole('gridcell')).toHaveText([
    'Person 23',
    '76@example.com',
    '+41 79 000 00 00',
    'Dc3',
  ]);
  await choose(page, 'Aksa Studio');
  await expect(formula(page)).toBeVisible();
  await choose(page, 'Reorg Chart Modelling');
  await expect(page.getByText('No demo requests yet')).toBeVisible();
});

test('shows 23 demo requests on three pages of ten, with the page in the address', async ({
  page,
}) => {
  await open(page);
  await expectNames(page, people(23, 14));
  await goToPage(page, 3);
  await expectNames(page, people(3, 1));
  await expect(page).toHaveURL(/[?&]page=3/);
  await page.reload();
  await expectNames(page, people(3, 1));
  await page.getByRole('link', { name: 'Go to previous page' }).click();
  await expectNames(page, people(13, 4));
  // Another product starts on page 1.
  await choose(page, 'Aksa Studio');
  await expect(formula(page)).toBeVisible();
  // A page after the last one shows the last one.
  await moveTo(page, `${screen}?product=Dc3&page=9`);
  await expectNames(page, people(3, 1));
});

test('a click on a column header sorts all pages, and a second click reverses the order', async ({
  page,
}) => {
  await open(page, `${screen}?product=Dc3&page=2`);
  await sortBy(page, 'Name');
  await expectNames(page, people(1, 10));
  const header = (name: string) => columns(page).filter({ hasText: name });
  await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await sortBy(page, 'Name');
  await expectNames(page, people(23, 14));
  await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Email');
  await expect(header('Name')).toHaveAttribute('aria-sort', 'none');
  await goToPage(page, 3);
  await expectNames(page, people(3, 1));
});

test('a search covers all pages and says when nothing matches', async ({ page }) => {
  await open(page);
  await search(page, 'pERSON 07');
  await expectNames(page, ['Person 07']);
  await expect(count(page)).toHaveText('1 demo request');
  await search(page, '100 % & nobody');
  await expect(page.getByText('No demo requests match “100 % & nobody”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(count(page)).toHaveText('23 demo requests');
});

test('says that the list could not be loaded, and Retry loads it', async ({ page }) => {
  await page.route(`**${panelReads.demoRequests}?*`, (route) => route.abort());
  await open(page);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(
    'The demo requests could not be loaded. Check the connection and try again.',
  );
  expect(await panelAxeFindings(page)).toEqual([]);
  await page.unroute(`**${panelReads.demoRequests}?*`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectNames(page, people(23, 14));
  await expect(page.getByRole('region', { name: 'Request Demos' })).toBeFocused();
});

test('shows only the missing permission after it is removed', async ({ pageOf, system, panel }) => {
  const token = await logInToCms(system, panel.accounts.superAdmin);
  const reader = await makeAdminWith(system, token, ['plugin::web-admin.demo-request.read']);
  const page = await pageOf('nobody');
  await logInAt(page, `${screen}?product=Dc3`, reader);
  await expectNames(page, people(23, 14));
  await reader.mayOnly([]);
  await goToPage(page, 2);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toHaveText("You don't have the permissions to access that content");
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page.getByText(/Person \d\d/)).toHaveCount(0);
});

test('Export CSV saves all pages of the list, without formulas', async ({ page }) => {
  await open(page);
  await expectNames(page, people(23, 14));
  const all = await exportCsv(page);
  expect(all.name).toMatch(/^demo-requests-dc3-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  expect(all.lines[0]).toEqual([
    'Name',
    'Email',
    'Mobile',
    'Product',
    'Date & Time (Europe/Zurich)',
  ]);
  expect(all.lines.slice(1).map(([name]) => name)).toEqual(people(23, 1));
  // A spreadsheet also treats a number with a leading plus as a formula.
  expect(all.lines[1]?.slice(0, 4)).toEqual([
    ...['Person 23', '76@example.com', "'+41 79 000 00 00", 'Dc3'],
  ]);
  await search(page, 'Person 07');
  await expectNames(page, ['Person 07']);
  expect((await exportCsv(page)).lines.slice(1).map(([name]) => name)).toEqual(['Person 07']);

  await moveTo(page, `${screen}?product=Aksa+Studio`);
  await expect(formula(page)).toBeVisible();
  const { lines } = await exportCsv(page);
  expect(lines.map((line) => line.slice(0, 3))).toContainEqual([
    ...["'=1+1", 'visitor@example.com', "'-41"],
  ]);
});

test('says that the export failed, and keeps the list', async ({ page }) => {
  await open(page);
  await page.route(`**${panelReads.demoRequestsExport}*`, (route) => route.abort());
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const alert = page.getByRole('alert').filter({
    hasText: 'The file could not be created. Check the connection and try again.',
  });
  await expect(alert).toBeVisible();
  await expectNames(page, people(23, 14));
  await page.getByRole('button', { name: 'Close the alert' }).click();
  await expect(alert).toHaveCount(0);
});

test('has no axe finding in any state of the screen', async ({ page }) => {
  await open(page, screen);
  expect(await panelAxeFindings(page)).toEqual([]);
  // A resize of the window closes the list shortly afterwards.
  const openList = () =>
    expect(async () => {
      if (!(await page.getByRole('listbox').isVisible())) await productField(page).click();
      await expect(page.getByRole('option')).toHaveCount(3, { timeout: 1000 });
    }).toPass();
  expect(await panelAxeFindings(page, { open: openList })).toEqual([]);
  await expect(async () => {
    await openList();
    await page.getByRole('option', { name: 'Dc3' }).click({ timeout: 1000 });
  }).toPass();
  await expectNames(page, people(23, 14));
  expect(await panelAxeFindings(page)).toEqual([]);
  await search(page, 'nobody');
  await expect(page.getByText('No demo requests match “nobody”')).toBeVisible();
  expect(await panelAxeFindings(page)).toEqual([]);
});
