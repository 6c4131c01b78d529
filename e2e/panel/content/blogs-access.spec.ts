import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createFaqPath, screenPath } from '../../support/api/api';
import { expect, logInAt, slow, test } from '../../support/panel/panel';
import { logInToCms } from '../../support/panel/accounts';
import { field, modal, openScreen } from '../../support/panel/forms';
import { rows } from '../../support/panel/lists';
import { makeAdminWith } from '../../support/panel/sessions';

const noPermission = "You don't have the permissions to access that content";

const headers = (page: Page) => page.getByRole('columnheader');
const checkboxes = (page: Page) => page.getByRole('checkbox');
const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test.describe('an admin with read permission only', () => {
  test.use({ as: 'reader' });

  test('cannot add, edit, select or delete blogs and FAQs', async ({ page, panel }) => {
    const marker = randomUUID();
    await panel.data.createBlog({ title: `To be read ${marker}` });
    await panel.data.createFaq(`To be read? ${marker}`);
    await openScreen(page, `${screenPath('allblogs')}?_q=${marker}`, 'All Blogs');
    await expect(rows(page).getByText(`To be read ${marker}`, { exact: true })).toBeVisible();
    await expect(headers(page)).toHaveText(['Title', 'Description', 'Image', 'Category']);
    await expect(checkboxes(page)).toHaveCount(0);
    await expect(button(page, /^(?:Edit|Delete)/)).toHaveCount(0);
    await page.goto(screenPath('addblog'));
    await expect(page.getByText(noPermission)).toBeVisible(slow);
    await expect(page.getByRole('textbox')).toHaveCount(0);

    await page.goto(createFaqPath);
    await expect(rows(page).getByText(`To be read? ${marker}`, { exact: true })).toBeVisible(slow);
    await expect(modal(page, 'Create FAQ')).toBeHidden();
    await expect(headers(page)).toHaveText(['Question', 'Description']);
    await expect(checkboxes(page)).toHaveCount(0);
    await expect(button(page, /^(?:Add|Edit|Delete)/)).toHaveCount(0);
  });
});

test('an admin who may only edit blogs cannot delete them, and an admin who may only delete them cannot edit them', async ({
  page,
  system,
  panel,
}) => {
  const marker = randomUUID();
  const title = `To be changed ${marker}`;
  const screen = `${screenPath('allblogs')}?_q=${marker}`;
  const permissions = (...uids: string[]) => uids.map((uid) => `plugin::web-admin.${uid}`);
  await panel.data.createBlog({ title });
  const superAdmin = await logInToCms(system, system.admin);
  const admin = await makeAdminWith(system, superAdmin, permissions('blog.read', 'blog.update'));
  await logInAt(page, screen, admin);
  await page.getByRole('button', { name: `Edit “${title}”` }).click();
  await expect(field(modal(page, 'Edit Blog'), 'Title')).toHaveValue(title);
  await page.keyboard.press('Escape');
  await expect(button(page, /^Edit/)).toHaveCount(1);
  await expect(button(page, /^Delete/)).toHaveCount(0);
  await expect(checkboxes(page)).toHaveCount(0);

  await admin.mayOnly(permissions('blog.read', 'blog.delete'));
  await openScreen(page, screen, 'All Blogs');
  await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await expect(button(page, /^Delete selected/)).toBeVisible();
  await expect(button(page, /^Edit/)).toHaveCount(0);
});
