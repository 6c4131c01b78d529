import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inboxPath, inboxSummaryPath, loginPath, screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import { moveTo } from '../../support/panel/forms';
import {
  bulk,
  choose,
  createContacts,
  done,
  expectLeads,
  inbox,
  leadOf,
  leads,
  openInbox,
  select,
  undo,
  view,
} from '../../support/panel/inbox';
import { expect, slow, test } from '../../support/panel/panel';
import { suspectContact } from '../../support/panel/suspected';

test.use({ as: 'webAdmin' });

const dayMs = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** Strapi's search box has the focus if something is searched for. */
const leaveSearch = (page: Page) =>
  page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();

const search = (page: Page) => page.getByRole('main').getByLabel('Search leads');

test('lists the leads of both forms, newest first, with all that one has to know', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  await panel.data.createContact({
    name: `Ada ${word}`,
    subject: 'Payroll',
    message: 'Hello,\nwe are looking for\thelp.',
    acceptedAt: daysAgo(8),
  });
  await panel.data.createDemoRequest({ product: 'Dc3', name: `Bob ${word}` });
  await openInbox(page, { _q: word });
  await expectLeads(page, [`Bob ${word}`, `Ada ${word}`]);
  await expect(leads(page).nth(0)).toHaveText(
    /Promise: Due .*\d\d:\d\d · (just now|\d min ago).*Demo: Dc3.*State: Open.*Owner: Nobody/,
  );
  await expect(leads(page).nth(1)).toHaveText(
    /Promise: Late by \d d.*\d\d-\w{3} · 8 d ago.*Payroll – Hello, we are looking for help\./,
  );
  const time = leads(page).nth(1).locator('time');
  const full = /^\d\d-\w{3}-\d{4}, \d\d:\d\d \(Europe\/Zurich\)$/;
  await expect(time).toHaveAttribute('title', full);
  // Screen readers read the full date, and not the short one.
  await expect(time.locator('[aria-hidden="true"]')).toHaveText(/ · 8 d ago$/);
  const spoken = time.locator(':scope > :not([aria-hidden])');
  await expect(spoken).toHaveText(full);
  await expect(leads(page).nth(1)).toHaveAccessibleName(
    new RegExp(String(await spoken.textContent()).replace(/[()]/g, '\\$&')),
  );
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 leads');
});

test('views, filters and search are in the address, and stay when a lead is opened', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  await panel.data.createContact({ name: `Ada ${word}`, acceptedAt: daysAgo(9) });
  await panel.data.createDemoRequest({ product: 'Dc3', name: `Bob ${word}` });
  await panel.data.createDemoRequest({ product: 'Aksa Studio', name: `Cleo ${word}` });
  await openInbox(page, {});
  await page.getByRole('button', { name: 'Search' }).click();
  await search(page).fill(word);
  await search(page).press('Enter');
  await expectLeads(page, [`Cleo ${word}`, `Bob ${word}`, `Ada ${word}`]);
  await view(page, 'Late').click();
  await expectLeads(page, [`Ada ${word}`]);
  await expect(page).toHaveURL(/view=late/);
  await expect(view(page, 'Late')).toHaveAttribute('aria-current', 'page');
  await expect(view(page, 'Late')).toHaveText(/^Late(\d+), \d+ leads?$/);
  await view(page, 'Mine').click();
  await expect(page.getByText('No leads in “Mine” match')).toBeVisible();
  await page.getByRole('link', { name: 'Look in “All”' }).press('Enter');
  await expectLeads(page, [`Cleo ${word}`, `Bob ${word}`, `Ada ${word}`]);
  await expect(page.getByRole('region', { name: 'Leads', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Dc3' }).click();
  await filters.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: 'Nobody' }).click();
  await filters.getByLabel('Received from').fill(daysAgo(2).slice(0, 10));
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expectLeads(page, [`Bob ${word}`]);
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await expect(page).toHaveURL(/product=Dc3/);

  await leadOf(page, `Bob ${word}`).click();
  await expect(page).toHaveURL(/\/leads\/demo-requests\/\w+\?.*product=Dc3/);
  const pane = page.getByRole('region', { name: 'Lead', exact: true });
  await expect(pane).toBeVisible();
  await page.reload();
  await expect(pane).toBeVisible(slow);
  await expectLeads(page, [`Bob ${word}`]);
  await expect(leads(page)).toHaveAttribute('aria-current', 'true');
  await pane.getByRole('link', { name: 'Close the lead' }).click();
  await expect(pane).toHaveCount(0);
  await expect(leadOf(page, `Bob ${word}`)).toBeFocused();
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await expectLeads(page, [`Cleo ${word}`, `Bob ${word}`, `Ada ${word}`]);
  await view(page, 'Answered').click();
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(`${screenPath('leads')}?view=answered`);
});

test('several leads are assigned, closed and marked at once, and each can be undone', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const [ada, bob, cleo] = [`Ada ${word}`, `Bob ${word}`, `Cleo ${word}`];
  await createContacts(panel.data, cleo, bob, ada);
  await openInbox(page, { _q: word });
  await expectLeads(page, [ada, bob, cleo]);

  await select(page, ada);
  await select(page, bob);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 selected');
  await choose(page, 'Assign', 'Me');
  await expect(done(page)).toContainText('2 leads assigned to you.');
  await expect(leadOf(page, ada)).toContainText('Owner: You');
  await undo(page);
  await expect(leadOf(page, ada)).toContainText('Owner: Nobody');
  await expect(done(page)).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all leads of this page' }).check();
  await choose(page, 'State', 'Closed');
  await expect(done(page)).toContainText('3 leads closed.');
  await expect(page.getByText('No leads in “Open” match')).toBeVisible();
  await undo(page);
  await expectLeads(page, [ada, bob, cleo]);

  await select(page, bob);
  await bulk(page, 'Spam').click();
  await expectLeads(page, [ada, cleo]);
  await view(page, 'Suspected spam').click();
  await expectLeads(page, [bob]);
  await select(page, bob);
  await bulk(page, 'Not spam').click();
  await expect(done(page)).toContainText('1 lead marked as not spam.');
  await view(page, 'Open').click();
  await expectLeads(page, [ada, bob, cleo]);
});

test('deleted leads disappear at once; Undo brings them back, and ten seconds later they are gone', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const [ada, bob] = [`Ada ${word}`, `Bob ${word}`];
  await createContacts(panel.data, bob, ada);
  await page.clock.install();
  await openInbox(page, { _q: word });
  await select(page, ada);
  await bulk(page, 'Delete').click();
  await expectLeads(page, [bob]);
  await expect(done(page)).toContainText('1 lead deleted.');
  await undo(page);
  await expectLeads(page, [ada, bob]);
  await select(page, ada);
  await bulk(page, 'Delete').click();
  await expectLeads(page, [bob]);
  await page.mouse.move(0, 0);
  const deleted = page.waitForResponse((response) => response.url().endsWith('/deletions'));
  await page.clock.runFor(11_000);
  expect((await deleted).status()).toBe(200);
  await page.goto(inbox({ _q: word, view: 'all' }));
  await expectLeads(page, [bob]);
});

test('leads that were just deleted are deleted although the page is left', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const [ada, bob] = [`Ada ${word}`, `Bob ${word}`];
  await createContacts(panel.data, bob, ada);
  await openInbox(page, { _q: word });
  // Another screen of the panel.
  await select(page, ada);
  await bulk(page, 'Delete').click();
  await page.getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimonials', slow);
  await expect(async () => {
    await openInbox(page, { _q: word });
    await expectLeads(page, [bob]);
  }).toPass();
  // A page outside the panel.
  await select(page, bob);
  await bulk(page, 'Delete').click();
  await expect(page.getByText('No leads in “Open” match')).toBeVisible();
  await page.goto(`${loginPath}/login.css`);
  await expect(async () => {
    await openInbox(page, { _q: word });
    await expect(page.getByText('No leads in “Open” match')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a failed deletion is reported, and the leads reappear', async ({ page, panel }) => {
  const word = randomUUID();
  await createContacts(panel.data, `Ada ${word}`);
  await page.clock.install();
  await openInbox(page, { _q: word });
  await page.route('**/web-admin/leads/deletions', (route) => route.abort());
  await select(page, `Ada ${word}`);
  await bulk(page, 'Delete').click();
  await expect(leads(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There was no answer.');
  await expectLeads(page, [`Ada ${word}`]);
});

test('late leads are counted in the menu and in the title of every screen', async ({
  page,
  panel,
}) => {
  await panel.data.createContact({ name: `Ada ${randomUUID()}`, acceptedAt: daysAgo(9) });
  await page.goto(screenPath('testimonials'));
  const link = page.getByRole('link', { name: /^Leads/ });
  await expect(link).toHaveText(/^Leads(\d+), \1 leads? late$/, slow);
  const count = /^Leads(\d+),/.exec(await link.innerText().then((text) => text.replace(/\s/g, '')));
  await expect(page).toHaveTitle(
    `(${String(count?.[1])}) Testimonials · HR & Finance Cloud Consulting`,
  );
});

test('a row is cut at the end of its text, whatever its direction; a suspected lead has no promise', async ({
  page,
  panel,
  system,
}) => {
  const word = randomUUID();
  const message = `התחלה ${'שלום '.repeat(60)}`;
  await panel.data.createContact({ name: word, subject: 'Payroll', message });
  await page.setViewportSize({ width: 400, height: 800 });
  await openInbox(page, { _q: word });
  await expectLeads(page, [word]);
  const isSeen = await leadOf(page, word)
    .getByText('התחלה')
    .evaluate((excerpt) => {
      const range = document.createRange();
      range.setStart(excerpt.firstChild ?? excerpt, 0);
      range.setEnd(excerpt.firstChild ?? excerpt, 'התחלה'.length);
      const [beginning, shown] = [range.getBoundingClientRect(), excerpt.getBoundingClientRect()];
      return beginning.left >= shown.left && beginning.right <= shown.right;
    });
  expect(isSeen).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await suspectContact(system, `Bob ${word}`, 'trap_filled');
  await moveTo(page, inbox({ view: 'suspected', _q: word }));
  await expectLeads(page, [`Bob ${word}`]);
  await expect(leadOf(page, word)).not.toContainText('Promise');
});

test('the filters fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await openInbox(page, { form: 'contacts', from: '2026-01-01' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveText('Filters (2)');
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height;
  expect(await heightOf(filters)).toBe(
    await heightOf(page.getByRole('button', { name: 'Keyboard shortcuts' })),
  );
  const cutOff = await page.getByRole('form', { name: 'Filters' }).evaluate((form) => {
    const { right } = form.getBoundingClientRect();
    return [...form.querySelectorAll('input, button')].filter(
      (control) => control.getBoundingClientRect().right > right,
    ).length;
  });
  expect(cutOff).toBe(0);
});

test('the help lists the keys and switches those of a single character off', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  await createContacts(panel.data, `Ada ${word}`);
  await openInbox(page, { _q: word });
  await expectLeads(page, [`Ada ${word}`]);
  await leaveSearch(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Assign to me');
  const keys = help.getByRole('switch', { name: 'Shortcuts of a single character' });
  await expect(keys).toBeChecked();
  await keys.click();
  await expect(keys).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(leadOf(page, `Ada ${word}`)).not.toBeFocused();
  await expect(help).toHaveCount(0);
  await page.reload();
  await expectLeads(page, [`Ada ${word}`]);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(keys).not.toBeChecked();
  await keys.click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(leadOf(page, `Ada ${word}`)).toBeFocused();
});

test('at 1280 × 800 nine leads are in sight, beside an open lead too; a phone shows cards that fit', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const names = Array.from({ length: 12 }, (_, index) => `Lead ${String(index)} ${word}`);
  await createContacts(panel.data, ...names);
  await panel.data.createContact({
    name: `Renée-Dübendorfer-von-und-zu-Freudenberg-${word}`,
    subject: 'x'.repeat(200),
    message: 'y'.repeat(400),
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInbox(page, { _q: word });
  await expect(leads(page)).toHaveCount(13);
  const inSight = () =>
    leads(page).evaluateAll(
      (links) => links.filter((link) => link.getBoundingClientRect().bottom <= innerHeight).length,
    );
  expect(await inSight()).toBeGreaterThanOrEqual(9);
  // The buttons for selected leads stay in sight.
  await page.setViewportSize({ width: 1280, height: 500 });
  const oldest = page.getByRole('checkbox', { name: `Select “Lead 0 ${word}”` });
  await oldest.check();
  await expect(view(page, 'Open')).not.toBeInViewport();
  await expect(bulk(page, 'Delete')).toBeInViewport();
  await oldest.uncheck();
  await page.setViewportSize({ width: 1280, height: 800 });
  await leads(page).first().click();
  await expect(page.getByRole('region', { name: 'Lead', exact: true })).toBeVisible();
  expect(await inSight()).toBeGreaterThanOrEqual(9);

  const overflow = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      return [document.documentElement, ...(main ? [main, ...main.querySelectorAll('ul')] : [])]
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        .filter((wider) => wider > 0);
    });
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await expect(leads(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(leads(page)).toHaveCount(13);
  await expect(leads(page).first()).toBeFocused();
  expect(await overflow()).toEqual([]);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button').click();
  await page.getByRole('menuitem', { name: /^All/ }).click();
  await expect(page).toHaveURL(/view=all/);
  await select(page, `Lead 3 ${word}`);
  await expect(bulk(page, 'Delete')).toBeInViewport();
  expect(await overflow()).toEqual([]);
});

test('no state of the screen has an axe finding', async ({ page, panel, system }) => {
  test.setTimeout(180_000);
  const word = randomUUID();
  const [ada, bob] = [`Ada ${word}`, `Bob ${word}`];
  await panel.data.createContact({ name: ada, acceptedAt: daysAgo(9) });
  await createContacts(panel.data, bob);
  await panel.data.createDemoRequest({ product: 'Dc3', name: `Cleo ${word}` });
  await suspectContact(system, `Dora ${word}`, 'trap_filled');
  await openInbox(page, { _q: word });
  await expect(leads(page)).toHaveCount(3);
  expect(await panelAxeFindings(page), 'list').toEqual([]);
  await select(page, ada);
  await select(page, bob);
  expect(await panelAxeFindings(page), 'selected').toEqual([]);
  await choose(page, 'State', 'In progress');
  await expect(done(page)).toBeVisible();
  // Holds the offer.
  await done(page).getByRole('button', { name: 'Undo' }).focus();
  expect(await panelAxeFindings(page), 'undo').toEqual([]);
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await panelAxeFindings(page), 'filters').toEqual([]);
  await leaveSearch(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await panelAxeFindings(page), 'help').toEqual([]);
  await page.keyboard.press('Escape');
  await view(page, 'Suspected spam').click();
  await expectLeads(page, [`Dora ${word}`]);
  expect(await panelAxeFindings(page), 'suspected').toEqual([]);
  await moveTo(page, inbox({ _q: randomUUID() }));
  await expect(page.getByText('No leads in “Open” match')).toBeVisible();
  expect(await panelAxeFindings(page), 'empty').toEqual([]);
  await page.route(`**${inboxPath}?*`, (route) => route.abort());
  await view(page, 'All').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The leads could not be loaded. Check the connection and try again.',
  );
  expect(await panelAxeFindings(page), 'failed').toEqual([]);
});

test('the list does without the summary, as when a reading of it fails', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  await createContacts(panel.data, `Ada ${word}`);
  await page.route(`**${inboxSummaryPath}`, (route) => route.abort());
  await openInbox(page, { _q: word });
  await expectLeads(page, [`Ada ${word}`]);
  await expect(view(page, 'Open')).toHaveText('Open');
});

test.describe('an admin who may only read leads', () => {
  test.use({ as: 'reader' });

  test('sees no actions', async ({ page, panel }) => {
    const word = randomUUID();
    await createContacts(panel.data, `Ada ${word}`);
    await openInbox(page, { _q: word });
    await expectLeads(page, [`Ada ${word}`]);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    await leaveSearch(page);
    await page.keyboard.press('j');
    await expect(leadOf(page, `Ada ${word}`)).toBeFocused();
    await page.keyboard.press('a');
    await page.keyboard.press('x');
    await expect(leadOf(page, `Ada ${word}`)).toContainText('Owner: Nobody');
    await expect(page.getByRole('group', { name: 'Selected leads' })).toHaveCount(0);
  });
});
