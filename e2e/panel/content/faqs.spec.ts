import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AdminApi } from '../../support/panel/admin-api';
import { createFaqPath, panelReads, panelUrl, screenPath } from '../../support/api/api';
import { expect, slow, test } from '../../support/panel/panel';
import {
  description,
  expectFaq,
  expectNotice,
  field,
  fillFaq,
  formAlert,
  modal,
  openScreen,
  readEntries,
  tool,
  watchCalls,
} from '../../support/panel/forms';

const rowOf = (page: Page, question: string) =>
  page.getByRole('row').filter({ has: page.getByText(question, { exact: true }) });
const selectBox = (page: Page, question: string) =>
  page.getByRole('checkbox', { name: `Select “${question}”` });
const count = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: /FAQ/ })).toHaveText(text);
const deleteDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete' });
const alertAbove = (page: Page) => page.getByRole('main').getByRole('alert');
const editButtons = (page: Page) => page.getByRole('button', { name: /^Edit “/ });

const newQuestion = () => `What does it cost? ${randomUUID()}`;

/** Opens Admin FAQs filtered by a word. */
const openFaqs = (page: Page, word: string) =>
  openScreen(page, `${screenPath('allfaqs')}?_q=${encodeURIComponent(word)}`, 'Admin FAQs');

test.use({ as: 'webAdmin' });

test('creates a FAQ in the modal, which stays open while a field is empty', async ({
  page,
  system,
}) => {
  const calls = watchCalls(page, panelUrl('createfaq'));
  const question = newQuestion();
  await openScreen(page, screenPath('allfaqs'), 'Admin FAQs');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const form = modal(page, 'Create FAQ');
  for (const [typed, text] of [
    ['', ''],
    [question, ' '],
    ['', 'It depends.'],
  ] as const) {
    await fillFaq(form, typed, text);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(formAlert(form)).toHaveText('please fill all fields');
    await expect(form.getByText('Fill this in.')).toHaveCount(typed === text ? 2 : 1);
  }
  expect(calls).toEqual([]);
  await field(form, 'Title').fill(question);
  await form.getByRole('button', { name: 'Create' }).click();
  await expectNotice(page, 'Faq created successfully');
  await expect(form).toBeHidden();
  await expect(rowOf(page, question)).toContainText('It depends.');
  const [stored] = await readEntries(system, 'faqs', question);
  expect(stored).toMatchObject({ question, description: '<p>It depends.</p>', published: true });
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expectFaq(form, '', '');
});

test('creates a FAQ with the keyboard only, from the login to the success', async ({
  pageOf,
  panel,
  system,
}) => {
  const page = await pageOf('nobody');
  const question = newQuestion();
  const { username, password } = panel.accounts.webAdmin;
  await page.goto(createFaqPath);
  await expect(page.getByLabel('Username or e-mail')).toBeFocused(slow);
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const form = modal(page, 'Create FAQ');
  await expect(form).toBeVisible(slow);
  await expect(field(form, 'Title')).toBeVisible();
  const tabTo = async (target: ReturnType<typeof field>) => {
    for (let press = 0; press < 6; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await expect(field(form, 'Title')).toBeFocused();
  await page.keyboard.type(question);
  await tabTo(description(form));
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await tabTo(form.getByRole('button', { name: 'Create' }));
  await page.keyboard.press('Space');
  await expectNotice(page, 'Faq created successfully');
  await expect(form).toBeHidden();
  const [stored] = await readEntries(system, 'faqs', question);
  expect(stored?.description).toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul>');
});

test('shows Edit and Delete once a row is selected; they act on the first one', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  for (const name of ['Old', 'Middle', 'New']) await panel.data.createFaq(`${name} ${word}`);
  await openFaqs(page, word);
  await count(page, '3 FAQs');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Question', 'Description']);
  await expect(rowOf(page, `Old ${word}`)).toContainText('An answer');
  await expect(editButtons(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete “/ })).toHaveCount(0);
  await selectBox(page, `Old ${word}`).check();
  await selectBox(page, `Middle ${word}`).check();
  await count(page, '3 FAQs, 2 selected');
  // The first selected row of the table, which lists the newest first; not the row that was selected first.
  await page.getByRole('button', { name: `Edit “Middle ${word}”` }).click();
  const form = modal(page, 'Edit FAQ');
  await expectFaq(form, `Middle ${word}`, 'An answer');
  await tool(form, 'Numbered list').click();
  await fillFaq(form, `Changed ${word}`, 'A better answer');
  await form.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Faq successfully');
  await expect(form).toBeHidden();
  await expect(rowOf(page, `Changed ${word}`)).toContainText('A better answer');
  await count(page, '3 FAQs');
  await expect(editButtons(page)).toHaveCount(0);

  await selectBox(page, `Old ${word}`).check();
  await page.getByRole('button', { name: `Delete “Old ${word}”` }).click();
  await expect(deleteDialog(page)).toContainText(
    `Delete “Old ${word}”? The trash keeps it for 30 days.`,
  );
  await page.keyboard.press('Escape');
  await expect(deleteDialog(page)).toBeHidden();
  await count(page, '3 FAQs, 1 selected');
  await page.getByRole('button', { name: `Delete “Old ${word}”` }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Deleted Faq successfully');
  await count(page, '2 FAQs');
  await expect(rowOf(page, `Old ${word}`)).toHaveCount(0);
});

test('opens Create FAQ by its address, and changes the address when the modal closes', async ({
  page,
}) => {
  await page.goto(createFaqPath);
  const form = modal(page, 'Create FAQ');
  await expect(form).toBeVisible(slow);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/allfaqs$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add FAQ' })).toBeVisible(slow);
  await expect(form).toBeHidden();
});

test('lists ten FAQs per page and marks unpublished ones', async ({ page, system, panel }) => {
  const word = randomUUID();
  for (let number = 1; number <= 11; number += 1) {
    await panel.data.createFaq(`${String(number)} ${word}`);
  }
  const hidden = await panel.data.createFaq(`12 ${word}`, '<ul><li>a</li><li>b</li></ul>');
  await (await AdminApi.login(system)).unpublish('api::faq.faq', hidden);
  await openFaqs(page, word);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows).toHaveCount(10);
  await expect(rowOf(page, `12 ${word}`)).toContainText('Not published');
  await expect(rowOf(page, `12 ${word}`)).toContainText('a b');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await count(page, '12 FAQs, 10 selected');
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect(rows).toHaveCount(2);
  await count(page, '12 FAQs');
});

test('keeps the typed FAQ when saving fails, and can reload a list that failed to load', async ({
  page,
}) => {
  const [create, list] = [`**${panelUrl('createfaq')}`, `**${panelReads.faqs}?*`];
  const question = newQuestion();
  await page.route(list, (route) => route.fulfill({ status: 500, body: 'Bad' }));
  await openScreen(page, screenPath('allfaqs'), 'Admin FAQs');
  await expect(alertAbove(page)).toContainText('The FAQs could not be loaded.');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(alertAbove(page)).toHaveCount(0);
  await page.route(create, (route) => route.abort());
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const form = modal(page, 'Create FAQ');
  await fillFaq(form, question, 'Kept');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(formAlert(form)).toHaveText('Network Error');
  await expectFaq(form, question, 'Kept');
  await page.unroute(create);
  await form.getByRole('button', { name: 'Create' }).click();
  await expectNotice(page, 'Faq created successfully');
});

test('says so when the FAQ to edit or delete no longer exists', async ({ page, panel }) => {
  const word = randomUUID();
  const edited = await panel.data.createFaq(`Edited ${word}`);
  const deleted = await panel.data.createFaq(`Deleted ${word}`);
  await openFaqs(page, word);
  await selectBox(page, `Edited ${word}`).check();
  await panel.data.deleteFaq(edited);
  await page.getByRole('button', { name: `Edit “Edited ${word}”` }).click();
  const form = modal(page, 'Edit FAQ');
  await expect(form).toContainText('There is no such FAQ: it may have been deleted meanwhile.');
  await form.press('Escape');
  await count(page, '1 FAQ');
  await selectBox(page, `Deleted ${word}`).check();
  await panel.data.deleteFaq(deleted);
  await page.getByRole('button', { name: `Delete “Deleted ${word}”` }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(alertAbove(page).filter({ hasText: 'Deleted' })).toContainText(
    `“Deleted ${word}” is already gone: someone else has deleted it.`,
  );
});
