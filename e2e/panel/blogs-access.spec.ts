import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createFaqPath, screenPath } from '../support/api/api';
import type { System } from '../support/system/system';
import { expect, logIn, slow, test } from '../support/panel/panel';
import { logInToCms } from '../support/panel/accounts';
import { field, modal, openScreen } from '../support/panel/forms';
import { rows } from '../support/panel/lists';
import { makeAdminWith } from '../support/panel/sessions';

const noPermission = "You don't have the permissions to access that content";

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Web Admin' });
const headers = (page: Page) => page.getByRole('columnheader');
const checkboxes = (page: Page) => page.getByRole('checkbox');
const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** Logs an admin in who may do these things and nothing else. */
async function logInWith(page: Page, house: System, ...uids: string[]): Promise<void> {
  const actions = uids.map((uid) => `plugin::web-admin.${uid}`);
  await logIn(page, await makeAdminWith(house, await logInToCms(house, house.admin), actions));
}

test('who may only read blogs finds no way to add, edit, select or delete one', async ({
  page,
  house,
  panel,
}) => {
  const title = `To be read ${randomUUID()}`;
  await panel.data.createBlog({ title });
  await logInWith(page, house, 'blog.read');
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  await expect(rows(page).getByText(title, { exact: true })).toBeVisible();
  await expect(headers(page)).toHaveText(['Title', 'Description', 'Image', 'Category']);
  await expect(checkboxes(page)).toHaveCount(0);
  await expect(button(page, /^(?:Edit|Delete)/)).toHaveCount(0);
  await expect(sideMenu(page).getByRole('link')).toHaveText(['All Blogs', 'Testimonials']);
  await page.goto(screenPath('addblog'));
  await expect(page.getByText(noPermission)).toBeVisible(slow);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('who may only edit blogs edits them and deletes none', async ({ page, house, panel }) => {
  const title = `To be edited ${randomUUID()}`;
  await panel.data.createBlog({ title });
  await logInWith(page, house, 'blog.read', 'blog.update');
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  await page.getByRole('button', { name: `Edit “${title}”` }).click();
  await expect(field(modal(page, 'Edit Blog'), 'Title')).toHaveValue(title);
  await page.keyboard.press('Escape');
  await expect(button(page, /^Edit/).first()).toBeVisible();
  await expect(button(page, /^Delete/)).toHaveCount(0);
  await expect(checkboxes(page)).toHaveCount(0);
});

test('who may only delete blogs selects and deletes them and edits none', async ({
  page,
  house,
  panel,
}) => {
  const title = `To be deleted ${randomUUID()}`;
  await panel.data.createBlog({ title });
  await logInWith(page, house, 'blog.read', 'blog.delete');
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await expect(button(page, /^Delete selected/)).toBeVisible();
  await expect(button(page, /^Edit/)).toHaveCount(0);
});

test('who may only read FAQs finds no way to add, edit, select or delete one', async ({
  page,
  house,
  panel,
}) => {
  const question = `To be read? ${randomUUID()}`;
  await panel.data.createFaq(question);
  await logInWith(page, house, 'faq.read');
  await page.goto(createFaqPath);
  await expect(rows(page).getByText(question, { exact: true })).toBeVisible(slow);
  await expect(modal(page, 'Create FAQ')).toBeHidden();
  await expect(headers(page)).toHaveText(['Question', 'Description']);
  await expect(checkboxes(page)).toHaveCount(0);
  await expect(button(page, /^(?:Add|Edit|Delete)/)).toHaveCount(0);
});
