import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  expectNotice,
  field,
  fillBlog,
  formAlert,
  modal,
  openScreen,
  pictureField,
  previews,
  readEntries,
  writeDescription,
} from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';

const picture = 'e2e/support/hostile/picture.png';

const openBlogs = (page: Page, word: string, state = '') =>
  openScreen(page, `${screenPath('allblogs')}?_q=${word}&state=${state}`, 'All Blogs');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const onlyOne = async (system: Parameters<typeof readEntries>[0], word: string) => {
  const [entry, ...others] = await readEntries(system, 'blogs', word);
  expect(others).toEqual([]);
  return entry;
};

test.use({ as: 'webAdmin' });

test("an editor's article: a draft, published, a newer draft, unpublished, to the trash and back", async ({
  page,
  system,
}) => {
  test.slow();
  const word = randomUUID();
  const title = `Written in peace ${word}`;

  await test.step('a title is enough for a draft, and Ctrl+S saves it where one writes', async () => {
    await openScreen(page, screenPath('addblog'), 'Add Blog');
    await button(page, 'Save draft').click();
    await expect(formAlert(page.getByRole('main'))).toHaveText('Give the draft a title.');
    await field(page, 'Title').fill(title);
    await field(page, 'Title').press('Control+s');
    await expectNotice(page, 'Draft saved');
    await expect(field(page, 'Title')).toBeFocused();
    expect(await onlyOne(system, word)).toMatchObject({ state: 'draft', description: '' });
  });

  await test.step('the same form goes on with the same draft, and publishes it', async () => {
    await fillBlog(page, { title, tag: '', category: 'Drafts', description: 'First.' });
    await pictureField(page).setInputFiles(picture);
    await expect(previews(page)).toHaveCount(1);
    await button(page, 'Save draft').click();
    await expect.poll(async () => (await onlyOne(system, word))?.description).toBe('<p>First.</p>');
    await button(page, 'Submit').click();
    await expectNotice(page, 'Blog created successfully');
    await expect(field(page, 'Title')).toHaveValue('');
    expect(await onlyOne(system, word)).toMatchObject({ state: 'live' });
  });

  await test.step('the modal saves a newer draft and stays open', async () => {
    await openBlogs(page, word);
    await expect(rowOf(page, title)).toContainText('Published');
    await button(page, `Edit “${title}”`).click();
    const form = modal(page, 'Edit Blog');
    await writeDescription(form, 'Newer.');
    await button(page, 'Save draft').click();
    await expectNotice(page, 'Draft saved');
    await expect(form).toContainText('This is a draft. The site shows what was published before.');
    expect(await panelAxeFindings(page)).toEqual([]);
    expect(await onlyOne(system, word)).toMatchObject({ state: 'live_with_draft' });
    await page.keyboard.press('Escape');
    await expect(rowOf(page, title)).toContainText('Published with newer draft');
  });

  await test.step('the page of the article discards the draft and unpublishes', async () => {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog' })).toBeVisible();
    await expect(field(page, 'Description')).toHaveText('Newer.');
    await button(page, 'Discard draft').click();
    await button(page, 'Discard draft').last().click();
    await expect(field(page, 'Description')).toHaveText('First.');
    expect(await panelAxeFindings(page)).toEqual([]);
    await button(page, 'Unpublish').click();
    await question(page, 'Unpublish').getByRole('button', { name: 'Unpublish' }).click();
    await expectNotice(page, /^Unpublished\./);
    await expect(button(page, 'Unpublish')).toBeHidden();
    expect(await onlyOne(system, word)).toMatchObject({ state: 'draft', published: false });
  });

  await test.step('Delete goes to the trash and can be undone', async () => {
    await openBlogs(page, word, 'draft');
    await button(page, `Delete “${title}”`).click();
    await expect(question(page, 'Delete')).toContainText('The trash keeps it for 30 days.');
    await question(page, 'Delete').getByRole('button', { name: 'Delete' }).click();
    await expectNotice(page, 'Deleted blog successfully');
    expect(await readEntries(system, 'blogs', word)).toEqual([]);
    await button(page, 'Undo').click();
    await expect(rowOf(page, title)).toContainText('Draft');
  });

  await test.step('the trash restores, and deletes for ever', async () => {
    for (const verb of ['Restore', 'Delete for ever']) {
      await openBlogs(page, word);
      await button(page, `Delete “${title}”`).click();
      await question(page, 'Delete').getByRole('button', { name: 'Delete' }).click();
      await openBlogs(page, word, 'trashed');
      await expect(rowOf(page, title)).toContainText('In the trash');
      expect(await panelAxeFindings(page)).toEqual([]);
      if (verb === 'Restore') {
        await button(page, `Restore “${title}”`).click();
        await expectNotice(page, 'Restored as a draft');
      } else {
        await button(page, `Delete for ever: “${title}”`).click();
        await question(page, verb).getByRole('button', { name: verb }).click();
        await expectNotice(page, 'Deleted for ever');
      }
      await expect(page.getByText('No blogs match these filters')).toBeVisible();
    }
    expect(await readEntries(system, 'blogs', word)).toEqual([]);
  });
});
