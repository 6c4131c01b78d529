import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { notSpamPath, screenPath } from '../../support/api/api';
import { expect, test } from '../../support/panel/panel';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice, moveTo, openScreen } from '../../support/panel/forms';
import {
  columns,
  count,
  expectNames,
  exportCsv,
  rows,
  search,
  sortBy,
} from '../../support/panel/lists';
import { suspectContact, suspectDemoRequest } from '../../support/panel/suspected';

test.use({ as: 'webAdmin' });

const contacts = screenPath('contactdetails');
const demos = screenPath('requestdemos');
const product = 'Aksa Studio';

const choice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shown leads' }).getByRole('link', { name, exact: true });
const notSpam = (page: Page, name: string) =>
  page.getByRole('button', { name: `Not spam: “${name}”` });
const alertAbove = (page: Page) => page.getByRole('main').getByRole('alert');

/** All calls of Not spam. */
const notSpamCalls = `**${notSpamPath('contacts', '*')}`;

/** Opens Contact Details with the suspected messages that contain a word. */
const openSuspected = (page: Page, word: string) =>
  openScreen(page, `${contacts}?suspected=true&_q=${word}`, 'Contact Details');

test('lists suspected messages separately, each with its reason', async ({
  page,
  system,
  panel,
}) => {
  const word = randomUUID();
  await panel.data.createContact({ name: `Visitor ${word}` });
  await suspectContact(system, `Trapped ${word}`, 'trap_filled');
  await suspectContact(system, `Fast ${word}`, 'filled_too_fast');
  await openScreen(page, `${contacts}?_q=${word}`, 'Contact Details');
  await expectNames(page, [`Visitor ${word}`]);
  await expect(choice(page, 'Messages')).toHaveAttribute('aria-current', 'page');
  await expect(columns(page).filter({ hasText: 'Why suspected' })).toHaveCount(0);

  await choice(page, 'Suspected spam').click();
  await expectNames(page, [`Fast ${word}`, `Trapped ${word}`]);
  await expect(count(page)).toHaveText('2 suspected messages');
  await expect(choice(page, 'Suspected spam')).toHaveAttribute('aria-current', 'page');
  await expect(rows(page).nth(0)).toContainText(
    'The form was filled in faster than anybody can type.',
  );
  await expect(rows(page).nth(1)).toContainText('A field that no visitor sees was filled in.');
  await expect(columns(page)).toHaveText([
    ...['Name', 'Email ID', 'Phone Number', 'Subject', 'Date & Time'],
    ...['Why suspected', 'Actions'],
  ]);
  expect(await panelAxeFindings(page)).toEqual([]);
});

test('shows a new message in the open list without a reload', async ({ page, panel }) => {
  const word = randomUUID();
  await panel.data.createContact({ name: `Ada ${word}` });
  await page.clock.install();
  await openScreen(page, `${contacts}?_q=${word}`, 'Contact Details');
  await expectNames(page, [`Ada ${word}`]);
  await page.getByRole('button', { name: `View message from Ada ${word}` }).focus();
  await panel.data.createContact({ name: `Bob ${word}` });
  await page.clock.runFor(21_000);
  await expectNames(page, [`Bob ${word}`, `Ada ${word}`]);
  await expect(count(page)).toHaveText('2 messages');
  await expect(page.getByRole('button', { name: `View message from Ada ${word}` })).toBeFocused();
});

test('keeps the actions of a row in view at every width', async ({ page, system }) => {
  const name = `${'Maximiliana '.repeat(4)}${randomUUID()}`;
  await suspectContact(system, name, 'filled_too_fast');
  await openSuspected(page, name);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(notSpam(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: `View message from ${name}` })).toBeInViewport({
      ratio: 1,
    });
    // The actions are at the edge of the list, so that no other column shows beyond them.
    const gap = await notSpam(page, name).evaluate((button) => {
      const [frame, cell] = [button.closest('table')?.parentElement, button.closest('td')];
      return (
        Number(frame?.getBoundingClientRect().right) - Number(cell?.getBoundingClientRect().right)
      );
    });
    expect(Math.abs(gap)).toBeLessThanOrEqual(1);
  }
});

test('corrects an invalid page, and offers the whole list for an invalid order', async ({
  page,
}) => {
  await openScreen(page, `${contacts}?page=abc`, 'Contact Details');
  await expect(page).toHaveURL(`${contacts}?page=1`);
  await moveTo(page, `${contacts}?sort=nothing:asc`);
  await expect(alertAbove(page)).toContainText(
    'This address asks for messages that cannot be listed.',
  );
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(count(page)).toHaveText(/^\d+ messages?$/);
});

test('keeps the chosen list in the address, and sorts, searches and exports that list', async ({
  page,
  system,
}) => {
  const word = randomUUID();
  for (const name of ['Cleo', 'Ada', 'Bob']) {
    await suspectContact(system, `${name} ${word}`, 'trap_filled');
  }
  await openSuspected(page, word);
  await expectNames(page, [`Bob ${word}`, `Ada ${word}`, `Cleo ${word}`]);
  await sortBy(page, 'Name');
  await expectNames(page, [`Ada ${word}`, `Bob ${word}`, `Cleo ${word}`]);
  await page.reload();
  await expectNames(page, [`Ada ${word}`, `Bob ${word}`, `Cleo ${word}`]);
  const all = await exportCsv(page);
  expect(all.lines.slice(1).map(([name]) => name)).toEqual([
    ...[`Bob ${word}`, `Ada ${word}`, `Cleo ${word}`],
  ]);
  await search(page, `Ada ${word}`);
  await expectNames(page, [`Ada ${word}`]);
  await expect(page).toHaveURL(/[?&]suspected=true/);
  await search(page, 'nobody');
  await expect(page.getByText('No suspected messages match “nobody”')).toBeVisible();
});

test('Not spam moves a message to the messages, by keyboard, and moves the focus to the list', async ({
  page,
  system,
}) => {
  const word = randomUUID();
  await suspectContact(system, `Ada ${word}`, 'filled_too_fast');
  await suspectContact(system, `Bob ${word}`, 'filled_too_fast');
  await openSuspected(page, word);
  await expectNames(page, [`Bob ${word}`, `Ada ${word}`]);
  await notSpam(page, `Ada ${word}`).focus();
  await page.keyboard.press('Enter');
  await expectNotice(page, `“Ada ${word}” is no longer suspected.`);
  await expectNames(page, [`Bob ${word}`]);
  await expect(page.getByRole('region', { name: 'Contact Details' })).toBeFocused();
  await choice(page, 'Messages').click();
  await expectNames(page, [`Ada ${word}`]);
});

test('says why a lead could not be moved and keeps it, and says when someone else has dealt with it', async ({
  page,
  system,
}) => {
  const word = randomUUID();
  await suspectContact(system, `Ada ${word}`, 'trap_filled');
  await openSuspected(page, word);
  await expectNames(page, [`Ada ${word}`]);
  await page.route(notSpamCalls, (route) => route.abort(), { times: 1 });
  await notSpam(page, `Ada ${word}`).click();
  await expect(alertAbove(page)).toContainText(
    `There was no answer about “Ada ${word}”. See in the list whether it is still there.`,
  );
  await expectNames(page, [`Ada ${word}`]);
  expect(await panelAxeFindings(page)).toEqual([]);
  const gone = { error: true, code: 'not_found', message: 'There is no such lead.' };
  await page.route(notSpamCalls, (route) => route.fulfill({ status: 404, json: gone }), {
    times: 1,
  });
  await notSpam(page, `Ada ${word}`).click();
  await expect(alertAbove(page)).toContainText(
    `“Ada ${word}” is already gone: someone else has dealt with it.`,
  );
  await notSpam(page, `Ada ${word}`).click();
  await expectNotice(page, `“Ada ${word}” is no longer suspected.`);
  await expect(alertAbove(page)).toHaveCount(0);
  await expect(page.getByText(/^No suspected messages match/)).toBeVisible();
});

test("Request Demos shows the chosen product's suspected requests, named by the visitor's entries", async ({
  page,
  system,
}) => {
  const email = `${randomUUID()}@example.com`;
  await suspectDemoRequest(system, product, email, 'trap_filled');
  await openScreen(page, `${demos}?suspected=true`, 'Request Demos');
  await expect(choice(page, 'Suspected spam')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: product }).click();
  await search(page, email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('A field that no visitor sees was filled in.');
  await notSpam(page, email).click();
  await expectNotice(page, `“${email}” is no longer suspected.`);
  await choice(page, 'Demo requests').click();
  await expect(rows(page)).toContainText(email);
});

test.describe('an admin with read permission only', () => {
  test.use({ as: 'reader' });

  test('sees the reason, but not Not spam', async ({ page, system }) => {
    const word = randomUUID();
    await suspectContact(system, `Ada ${word}`, 'trap_filled');
    await openSuspected(page, word);
    await expectNames(page, [`Ada ${word}`]);
    await expect(rows(page)).toContainText('A field that no visitor sees was filled in.');
    await expect(notSpam(page, `Ada ${word}`)).toHaveCount(0);
  });
});
