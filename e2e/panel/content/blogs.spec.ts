import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AdminApi } from '../../support/panel/admin-api';
import { entryPath, panelReads, screenPath } from '../../support/api/api';
import { expect, slow, test, type Panel } from '../../support/panel/panel';
import {
  categoryField,
  expectBlog,
  expectNotice,
  field,
  formAlert,
  modal,
  openScreen,
  pictureField,
  previews,
  readEntries,
  typeCategory,
  writeDescription,
} from '../../support/panel/forms';

const picture = 'e2e/support/hostile/picture.png';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
const selectBox = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select “${title}”` });
const count = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: /blog/ })).toHaveText(text);
const deleteDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete' });
const alertAbove = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens All Blogs filtered by a word, so that it hides the blogs of other tests. */
const openBlogs = (page: Page, word: string, more = '') =>
  openScreen(page, `${screenPath('allblogs')}?_q=${word}${more}`, 'All Blogs');

/** Creates the given number of blogs with a unique word in their titles. */
async function createBlogs(panel: Panel, system: Parameters<typeof readEntries>[0], many: number) {
  const word = randomUUID();
  const title = (number: number) => `Blog ${String(number).padStart(2, '0')} ${word}`;
  const ids = [await panel.data.createBlog({ title: title(1) })];
  const [first] = await readEntries(system, 'blogs', word);
  const image = Array.isArray(first?.image) ? first.image.map(String) : [];
  for (let number = 2; number <= many; number += 1) {
    ids.push(await panel.data.createBlog({ title: title(number), image }));
  }
  return { word, title, id: ids[0] ?? '' };
}

test.use({ as: 'webAdmin' });

test('lists twelve blogs on two pages with the right columns and contents', async ({
  page,
  system,
  panel,
}) => {
  const { word, title } = await createBlogs(panel, system, 11);
  const long = `<h2>Why</h2><p>${'Many words &amp; more. '.repeat(20)}</p>`;
  const last = await panel.data.createBlog({ title: title(12), description: long });
  await (await AdminApi.login(system)).unpublish('api::blog.blog', last);
  await openBlogs(page, word);
  await count(page, '12 blogs');
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Title',
    'Description',
    'Image',
    'Category',
    'Actions',
  ]);
  await expect(rows(page)).toHaveCount(10);
  const newest = rows(page).first();
  await expect(newest).toContainText(title(12));
  await expect(newest).toContainText('Not published');
  await expect(page.getByText('Not published')).toHaveCount(1);
  await expect(newest).toContainText(/Why Many words & more\. .*…/);
  await expect(newest).toContainText('Payroll');
  const thumbnail = newest.getByRole('img', { name: `First picture of “${title(12)}”` });
  await expect
    .poll(() => thumbnail.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page)).toContainText([title(2), title(1)]);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(title(1));
});

test('filters by text, category and tag, and clears the filters', async ({ page, panel }) => {
  const word = randomUUID();
  const make = (name: string, tag: string, category: string) =>
    panel.data.createBlog({ title: `${name} ${word}`, tag, category: `${category} ${word}` });
  await make('Ask', 'cloud', 'Advice');
  await make('Build', 'cloud', 'Work');
  await make('Check', 'test', 'Work');
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await toggle.click();
  await field(filters, 'Text').fill(word);
  await filters.getByRole('button', { name: 'Apply' }).click();
  await count(page, '3 blogs');
  await expect(toggle).toHaveText('Filters (1)');
  await filters.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: `Work ${word}` }).click();
  await filters.getByRole('button', { name: 'Apply' }).click();
  await count(page, '2 blogs');
  await field(filters, 'Tag').fill('cloud');
  await field(filters, 'Tag').press('Enter');
  await count(page, '1 blog');
  await expect(rows(page)).toContainText([`Build ${word}`]);
  await page.reload();
  await expect(rows(page)).toContainText([`Build ${word}`], slow);
  await expect(field(filters, 'Tag')).toHaveValue('cloud');
  await field(filters, 'Tag').fill('nowhere');
  await field(filters, 'Tag').press('Enter');
  await expect(page.getByText('No blogs match these filters')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(toggle).toHaveText('Filters');
  await expect(rowOf(page, `Check ${word}`)).toBeVisible();
});

test('selects blogs one by one or all at once, and deletes them after a confirmation', async ({
  page,
  system,
  panel,
}) => {
  const { word, title } = await createBlogs(panel, system, 3);
  await openBlogs(page, word);
  await selectBox(page, title(1)).check();
  await count(page, '3 blogs, 1 selected');
  const all = page.getByRole('checkbox', { name: 'Select all rows of this page' });
  await all.check();
  await count(page, '3 blogs, 3 selected');
  await selectBox(page, title(3)).uncheck();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(deleteDialog(page)).toContainText(
    'Delete these 2 blogs? The trash keeps them for 30 days.',
  );
  await deleteDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(deleteDialog(page)).toBeHidden();
  await count(page, '3 blogs, 2 selected');
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Deleted blog successfully');
  await count(page, '1 blog');
  await page.getByRole('button', { name: `Delete “${title(3)}”` }).click();
  await expect(deleteDialog(page)).toContainText(
    `Delete “${title(3)}”? The trash keeps it for 30 days.`,
  );
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`No blogs match “${word}”`)).toBeVisible();
  expect(await readEntries(system, 'blogs', word)).toEqual([]);
});

test('edits a blog in a prefilled modal, then reloads the list and clears the selection', async ({
  page,
  system,
  panel,
}) => {
  const title = `Before ${randomUUID()}`;
  const next = { title: `After ${randomUUID()}`, tag: 'new', category: 'New', description: 'Hi' };
  await panel.data.createBlog({
    title,
    tag: 'old',
    category: 'Old',
    description: '<p>Old text</p>',
  });
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  await selectBox(page, title).check();
  await page.getByRole('button', { name: `Edit “${title}”` }).click();
  const form = modal(page, 'Edit Blog');
  const before = { title, tag: 'old', category: 'Old', description: 'Old text' };
  await expectBlog(form, before, 1);
  await field(form, 'Title').fill('');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(formAlert(form)).toHaveText('please fill all fields');
  await field(form, 'Title').fill(next.title);
  await field(form, 'Tag').fill(next.tag);
  await typeCategory(form, next.category);
  await expect(categoryField(form)).toHaveValue(next.category);
  await writeDescription(form, next.description);
  await pictureField(form).setInputFiles(picture);
  await expect(previews(form)).toHaveCount(2);
  await form.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Blog successfully');
  await expect(form).toBeHidden();
  await expect(rowOf(page, next.title)).toContainText('Hi');
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const [stored] = await readEntries(system, 'blogs', next.title);
  expect(stored).toMatchObject({ ...next, description: '<p>Hi</p>' });
  expect(stored?.image).toHaveLength(2);
});

test('says so when the blog to edit or delete no longer exists', async ({
  page,
  system,
  panel,
}) => {
  const { word, title, id } = await createBlogs(panel, system, 2);
  await openBlogs(page, word);
  await page.getByRole('button', { name: `Edit “${title(1)}”` }).click();
  const form = modal(page, 'Edit Blog');
  await field(form, 'Title').fill('Mine');
  await panel.data.deleteBlog(id);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(formAlert(form)).toHaveText(
    'There is no such blog: it may have been deleted meanwhile.',
  );
  await expect(field(form, 'Title')).toHaveValue('Mine');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await count(page, '1 blog');
  const [second] = await readEntries(system, 'blogs', word);
  await page.getByRole('button', { name: `Delete “${title(2)}”` }).click();
  await panel.data.deleteBlog(String(second?._id));
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(alertAbove(page).filter({ hasText: title(2) })).toContainText(
    `“${title(2)}” is already gone: someone else has deleted it.`,
  );
  await expect(page.getByText(`No blogs match “${word}”`)).toBeVisible();
});

test('says that the list could not be loaded, and retries', { tag: '@full' }, async ({ page }) => {
  const list = `**${panelReads.blogs}?*`;
  await page.route(list, (route) => route.abort());
  await openScreen(page, screenPath('allblogs'), 'All Blogs');
  await expect(alertAbove(page)).toContainText(
    'The blogs could not be loaded. Check the connection and try again.',
  );
  await page.unroute(list);
  const empty = { page: 1, pageSize: 10, pageCount: 0, total: 0 };
  await page.route(list, (route) => route.fulfill({ json: { result: [], pagination: empty } }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No blogs yet')).toBeVisible();
});

test('says that there was no answer to a deletion', async ({ page, system, panel }) => {
  const { word, title, id } = await createBlogs(panel, system, 1);
  await openBlogs(page, word);
  await page.route(`**${entryPath(panelReads.blogs, id, 'trash')}`, (route) => route.abort());
  await page.getByRole('button', { name: `Delete “${title(1)}”` }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(alertAbove(page).filter({ hasText: title(1) })).toContainText(
    `There was no answer about “${title(1)}”.`,
  );
  await count(page, '1 blog');
});
