import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { expect, test } from '../../support/panel/panel';
import {
  description,
  expectNotice,
  field,
  fillFaq,
  formAlert,
  modal,
  openScreen,
  readEntries,
  writeDescription,
} from '../../support/panel/forms';

const conflict = (page: Page) => modal(page, 'Somebody else has changed this');

async function openBlog(page: Page, title: string, word: string) {
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await page.getByRole('button', { name: `Edit “${title}”` }).click();
  const form = modal(page, 'Edit Blog');
  await expect(field(form, 'Title')).toHaveValue(title);
  return form;
}

async function openFaq(page: Page, question: string, word: string) {
  await openScreen(page, `${screenPath('allfaqs')}?_q=${word}`, 'Admin FAQs');
  await page.getByRole('checkbox', { name: `Select “${question}”` }).check();
  await page.getByRole('button', { name: `Edit “${question}”` }).click();
  const form = modal(page, 'Edit FAQ');
  await expect(field(form, 'Title')).toHaveValue(question);
  return form;
}

const update = (form: ReturnType<typeof modal>) =>
  form.getByRole('button', { name: 'Update' }).click();

test.use({ as: 'webAdmin' });

test('the second of two admins who change a title chooses one, and no other change is lost', async ({
  page,
  pageOf,
  system,
  panel,
}) => {
  // Two browsers load the panel.
  test.slow();
  const word = randomUUID();
  const title = `Shared ${word}`;
  await panel.data.createBlog({ title, tag: 'same' });
  const other = await pageOf('otherWebAdmin');
  const mine = await openBlog(page, title, word);
  const theirs = await openBlog(other, title, word);
  await field(theirs, 'Title').fill(`Theirs ${word}`);
  await writeDescription(theirs, 'Their text');
  await update(theirs);
  await expectNotice(other, 'updated Blog successfully');

  await field(mine, 'Title').fill(`Mine ${word}`);
  await field(mine, 'Tag').fill('mine');
  await update(mine);
  const { username } = panel.accounts.otherWebAdmin;
  await expect(conflict(page)).toContainText(`${username} saved another version on`);
  await expect(conflict(page)).toContainText('Their change of Description stays.');
  await expect(conflict(page).getByRole('group')).toHaveCount(1);
  const question = conflict(page).getByRole('group', { name: 'Title' });
  await expect(question).toContainText(`Mine ${word}`);
  await expect(question).toContainText(`Theirs ${word}`);
  await conflict(page).getByRole('button', { name: 'Go on with these' }).click();
  await expect(conflict(page).getByRole('alert')).toHaveText(
    'Choose one of the two for each field.',
  );
  await question.getByRole('radio', { name: 'Yours' }).check();
  await conflict(page).getByRole('button', { name: 'Go on with these' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(formAlert(mine)).toHaveText('Nothing is saved yet: Update saves this form.');
  await expect(field(mine, 'Title')).toHaveValue(`Mine ${word}`);
  await expect(description(mine)).toHaveText('Their text');
  const [between] = await readEntries(system, 'blogs', word);
  expect(between).toMatchObject({ title: `Theirs ${word}`, tag: 'same' });
  await update(mine);
  await expectNotice(page, 'updated Blog successfully');
  const [after] = await readEntries(system, 'blogs', word);
  expect(after).toMatchObject({
    title: `Mine ${word}`,
    tag: 'mine',
    description: '<p>Their text</p>',
  });
});

test("the second of two admins can take the first one's version of a FAQ, and chooses only for fields that both changed", async ({
  page,
  system,
  panel,
}) => {
  const word = randomUUID();
  const question = `Shared ${word}`;
  const id = await panel.data.createFaq(question);
  const mine = await openFaq(page, question, word);
  await panel.data.editFaq(id, `Theirs ${word}`, '<p>Their answer</p>');

  await fillFaq(mine, `Mine ${word}`, 'My answer');
  await update(mine);
  await expect(conflict(page)).toContainText('Their answer');
  await expect(conflict(page)).toContainText('My answer');
  // Closing the dialog decides nothing.
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toBeHidden();
  await expect(field(mine, 'Title')).toHaveValue(`Mine ${word}`);
  await update(mine);
  for (const group of ['Title', 'Description']) {
    await conflict(page)
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: /^Saved by/ })
      .check();
  }
  await conflict(page).getByRole('button', { name: 'Go on with these' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(field(mine, 'Title')).toHaveValue(`Theirs ${word}`);
  await expect(description(mine)).toHaveText('Their answer');

  // The other admin changes a field that is not changed here.
  await panel.data.editFaq(id, `Newer ${word}`, '<p>Their answer</p>');
  await writeDescription(mine, 'Our answer');
  await update(mine);
  await expectNotice(page, 'updated Faq successfully');
  await expectNotice(page, /changed Title on .* Both changes are saved\./);
  const [after] = await readEntries(system, 'faqs', word);
  expect(after).toMatchObject({ question: `Newer ${word}`, description: '<p>Our answer</p>' });
});

test('does not delete an entry that another admin has changed since it was listed', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const blog = await panel.data.createBlog({ title: `Blog ${word}` });
  const faq = await panel.data.createFaq(`FAQ ${word}`);
  const deletion = page.getByRole('alertdialog', { name: 'Delete' });
  const expectNotDeleted = (name: string) =>
    expect(page.getByRole('main').getByRole('alert').filter({ hasText: name })).toContainText(
      `“${name}” was not deleted because someone has changed it. The list now shows the new version.`,
    );
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await page.getByRole('button', { name: `Delete “Blog ${word}”` }).click();
  await panel.data.editBlog(blog, { title: `Newer blog ${word}` });
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expectNotDeleted(`Blog ${word}`);
  await expect(page.getByText(`Newer blog ${word}`, { exact: true })).toBeVisible();

  await openScreen(page, `${screenPath('allfaqs')}?_q=${word}`, 'Admin FAQs');
  await page.getByRole('checkbox', { name: `Select “FAQ ${word}”` }).check();
  await page.getByRole('button', { name: `Delete “FAQ ${word}”` }).click();
  await panel.data.editFaq(faq, `Newer FAQ ${word}`);
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expectNotDeleted(`FAQ ${word}`);
  await expect(page.getByText(`Newer FAQ ${word}`, { exact: true })).toBeVisible();
});
