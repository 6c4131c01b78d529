import { randomUUID } from 'node:crypto';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice, field, modal, moveToScreen, openScreen } from '../../support/panel/forms';
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

  await moveToScreen(page, `${screenPath('redirects')}?_q=${word}`, 'Redirects');
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

test('an article leaves the site by keyboard, and its address leads where the editor chose', async ({
  page,
  panel,
}) => {
  // A whole way through the panel.
  test.slow();
  const word = unique();
  const title = `Leaves ${word}`;
  await panel.data.createBlog({ title });
  await panel.data.createBlog({ title: `Takes its place ${word}` });
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await page.getByRole('link', { name: title, exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  const unpublish = page.getByRole('alertdialog', { name: 'Unpublish' });
  await unpublish.getByRole('radio', { name: 'Says that the page is gone' }).focus();
  // Held as long as a person holds it.
  await page.keyboard.down('ArrowDown');
  await expect(unpublish.getByRole('radio', { name: 'Leads to another page' })).toBeChecked();
  await page.keyboard.up('ArrowDown');
  await page.keyboard.press('Tab');
  const target = unpublish.getByRole('combobox', { name: 'Page' });
  await expect(target).toBeFocused();
  const confirm = unpublish.getByRole('button', { name: 'Unpublish' });
  await confirm.press('Enter');
  await expect(unpublish).toContainText('Name the page that the address leads to');
  await target.focus();
  await page.keyboard.type('takes its place');
  await expect(page.getByRole('option', { name: `Takes its place ${word}` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // The list marks the option a moment after the key.
  await expect(target).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(target).toHaveValue(`/blog/takes-its-place-${word}`);
  await confirm.press('Enter');
  await expectNotice(page, /^Unpublished\./);

  const redirected = async () => {
    await openScreen(page, `${screenPath('redirects')}?_q=${word}`, 'Redirects');
    return page.getByRole('row').filter({ hasText: `/blog/leaves-${word}` });
  };
  await expect(await redirected()).toContainText('An article was unpublished');
  await expect(await redirected()).toContainText(`/blog/takes-its-place-${word}`);

  // The question before a deletion knows where the address leads, and changes it.
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await page.getByRole('button', { name: `Delete “${title}”` }).press('Enter');
  const deletion = page.getByRole('alertdialog', { name: 'Delete' });
  await expect(deletion.getByRole('combobox', { name: 'Page' })).toHaveValue(
    `/blog/takes-its-place-${word}`,
  );
  await deletion.getByRole('combobox', { name: 'Page' }).fill('https://evil.example');
  await deletion.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(deletion).toContainText('Choose a page of this site');
  await deletion.getByRole('combobox', { name: 'Page' }).fill('/about');
  await deletion.getByRole('button', { name: 'Delete' }).press('Enter');
  await expectNotice(page, 'Deleted blog successfully');
  await expect(await redirected()).toContainText('An article was deleted');
  await expect(await redirected()).toContainText('/about');
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
