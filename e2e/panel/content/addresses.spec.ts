import { randomUUID } from 'node:crypto';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice, field, modal, openScreen } from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';

test.use({ as: 'webAdmin' });

const unique = () => randomUUID().slice(0, 8);

test('the address follows the title until it is typed, and is checked while it is typed', async ({
  page,
  panel,
}) => {
  const word = unique();
  await panel.data.createBlog({ title: `Taken ${word}` });
  await openScreen(page, screenPath('addblog'), 'Add Blog');
  const address = field(page, 'Address');
  await field(page, 'Title').fill(`Löhne ${word}`);
  await expect(address).toHaveValue(`loehne-${word}`);
  await address.fill(`taken-${word}`);
  await expect(page.getByText(`"Taken ${word}" has the address /blog/taken-${word}`)).toBeVisible();
  expect(await panelAxeFindings(page)).toEqual([]);
  await address.fill(`Not a slug`);
  await expect(page.getByText(/^A slug holds/)).toBeVisible();
  await address.fill(`mine-${word}`);
  await expect(page.getByText(`/blog/mine-${word} is free.`)).toBeVisible();
  await address.fill('');
  await field(page, 'Tag').focus();
  await expect(address).toHaveValue(`loehne-${word}`);
});

test('a changed address leads to the article; a redirect is added and deleted by keyboard', async ({
  page,
  panel,
}) => {
  const word = unique();
  await panel.data.createBlog({ title: `Moves ${word}` });
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await page.getByRole('button', { name: `Edit “Moves ${word}”` }).click();
  const form = modal(page, 'Edit Blog');
  await field(form, 'Address').fill(`moved-${word}`);
  await form.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Blog successfully');

  await openScreen(page, `${screenPath('redirects')}?_q=${word}`, 'Redirects');
  const row = page.getByRole('row').filter({ hasText: `/blog/moves-${word}` });
  await expect(row).toContainText(`/blog/moved-${word}`);
  expect(await panelAxeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add redirect' }).press('Enter');
  const add = modal(page, 'Add redirect');
  await expect(field(add, 'Old address')).toBeFocused();
  await page.keyboard.type('/about');
  await field(add, 'New address').fill('/faq');
  await page.keyboard.press('Enter');
  await expect(add.getByRole('alert')).toContainText('The site itself answers at /about');
  expect(await panelAxeFindings(page)).toEqual([]);
  await field(add, 'Old address').fill(`/old-${word}`);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'The redirect was added.');
  const added = page.getByRole('row').filter({ hasText: `/old-${word}` });
  await added.getByRole('button', { name: `Delete “/old-${word}”` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(added).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('a category is renamed after a look at what changes', async ({ page, panel }) => {
  const word = unique();
  await panel.data.createBlog({ title: `One ${word}`, category: `Old ${word}` });
  await openScreen(page, `${screenPath('categories')}?_q=${word}`, 'Categories');
  await page.getByRole('button', { name: `Rename: “Old ${word}”` }).click();
  const form = modal(page, 'Rename category');
  await field(form, 'New name').fill(`New ${word}`);
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await expect(form.getByText('1 article, 1 address.')).toContainText(
    `/blog/category/old-${word} will lead to /blog/category/new-${word}.`,
  );
  expect(await panelAxeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Rename' }).click();
  await expectNotice(page, 'The category was renamed.');
  await expect(page.getByRole('row').filter({ hasText: `New ${word}` })).toBeVisible();
});
