import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createFaqPath, panelUrl, screenPath } from '../../support/api/api';
import { expect, slow, test } from '../../support/panel/panel';
import { looks, otherLooks, panelAxeFindings, type Look } from '../../support/panel/axe';
import {
  blogForm,
  categoryField,
  description,
  field,
  formAlert,
  modal,
  openScreen,
  pictureField,
  previews,
  tool,
} from '../../support/panel/forms';

const picture = 'e2e/support/hostile/picture.png';

test.use({ as: 'webAdmin' });

function testForms(testedLooks: readonly Look[]): void {
  const expectAccessible = async (page: Page, what: string) => {
    expect(await panelAxeFindings(page, { in: testedLooks }), what).toEqual([]);
  };

  test('Add Blog is accessible when empty, refused and filled, and in its dialogs', async ({
    page,
  }) => {
    await openScreen(page, screenPath('addblog'), 'Add Blog');
    await expectAccessible(page, 'empty');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(formAlert(blogForm(page))).toBeVisible();
    await expectAccessible(page, 'refused');
    await pictureField(page).setInputFiles([picture, picture]);
    await expect(previews(page)).toHaveCount(2);
    await description(page).click();
    await tool(page, 'Heading 2').click();
    await page.keyboard.type('A heading');
    await tool(page, 'Link').click();
    await modal(page, 'Link').getByRole('button', { name: 'Set link' }).click();
    await expectAccessible(page, 'the link dialog');
    await page.keyboard.press('Escape');
    await tool(page, 'Picture').click();
    await modal(page, 'Picture').getByLabel('File').setInputFiles(picture);
    await expect(modal(page, 'Picture').getByRole('img', { name: 'Preview' })).toBeVisible();
    await expectAccessible(page, 'the picture dialog');
    await modal(page, 'Picture').getByLabel('Alternative text').fill('Two boxes');
    await modal(page, 'Picture').getByRole('button', { name: 'Insert' }).click();
    await categoryField(page).fill('New');
    await expectAccessible(page, 'filled, with the list of categories');
  });

  test('All Blogs is accessible with a filter, a selection, the Delete dialog, the modal and a conflict', async ({
    page,
    panel,
  }) => {
    const word = randomUUID();
    const id = await panel.data.createBlog({ title: `Seen ${word}` });
    await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
    await page.getByRole('checkbox', { name: `Select “Seen ${word}”` }).check();
    await expectAccessible(page, 'filtered and selected');
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page, 'the Delete dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Edit “Seen ${word}”` }).click();
    const form = modal(page, 'Edit Blog');
    await field(form, 'Title').fill('');
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(formAlert(form)).toBeVisible();
    await expectAccessible(page, 'the modal');
    await field(form, 'Title').fill(`Mine ${word}`);
    await panel.data.editBlog(id, { title: `Theirs ${word}`, description: '<p>Their text</p>' });
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(modal(page, 'Somebody else has changed this')).toBeVisible();
    await expectAccessible(page, 'the conflict');
  });

  test('Admin FAQs is accessible with a selection, the modals and an alert', async ({
    page,
    panel,
  }) => {
    const word = randomUUID();
    const id = await panel.data.createFaq(`Seen ${word}`);
    await openScreen(page, `${screenPath('allfaqs')}?_q=${word}`, 'Admin FAQs');
    await page.getByRole('checkbox', { name: `Select “Seen ${word}”` }).check();
    await expectAccessible(page, 'selected');
    await page.getByRole('button', { name: `Edit “Seen ${word}”` }).click();
    await expect(field(modal(page, 'Edit FAQ'), 'Title')).toHaveValue(`Seen ${word}`);
    await expectAccessible(page, 'Edit FAQ');
    await page.keyboard.press('Escape');
    await page.route(`**${panelUrl('deletefaq', id)}`, (route) => route.abort());
    await page.getByRole('button', { name: `Delete “Seen ${word}”` }).click();
    const deleteDialog = page.getByRole('alertdialog', { name: 'Delete' });
    await deleteDialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('There was no answer');
    await expectAccessible(page, 'after an alert');
    await page.goto(createFaqPath);
    const form = modal(page, 'Create FAQ');
    await form.getByRole('button', { name: 'Create' }).click(slow);
    await expect(formAlert(form)).toBeVisible();
    await expectAccessible(page, 'Create FAQ, refused');
  });
}

testForms(looks);

test.describe('in the other looks', { tag: '@full' }, () => {
  testForms(otherLooks);
});
