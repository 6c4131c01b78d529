import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { screenPath } from '../../support/api/api';
import { record } from '../../support/api/send';
import { panelAxeFindings } from '../../support/panel/axe';
import { expect, test } from '../../support/panel/panel';
import {
  expectNotice,
  field,
  modal,
  openScreen,
  readEntries,
  writeDescription,
} from '../../support/panel/forms';

test.use({ as: 'webAdmin' });

/** A picture in one colour, as API clients send it. */
async function drawing(background: string): Promise<string> {
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}

test('six edits by two people are compared, and one is restored as a draft', async ({
  page,
  system,
  panel,
}) => {
  // A whole way through the panel, and axe in every look.
  test.slow();
  const word = randomUUID();
  const title = (number: number) => `Edit ${String(number)} ${word}`;
  const id = await panel.data.createBlog({
    title: title(1),
    description: '<p>We count twice and load once.</p>',
    image: [await drawing('#2f6f5e'), await drawing('#b3261e')],
  });
  await panel.data.editBlog(id, { title: title(2) });
  await panel.data.editBlog(id, {
    title: title(3),
    description: '<p>We count once, then load.</p>',
  });
  const [stored] = await readEntries(system, 'blogs', word);
  const [, kept] = [record(stored).image].flat();
  const image = [await drawing('#7a5200'), kept];
  await panel.data.editBlog(id, { title: title(4), tag: 'counting', image });
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await page.getByRole('button', { name: `Edit “${title(4)}”` }).click();
  const form = modal(page, 'Edit Blog');
  await field(form, 'Title').fill(title(5));
  await form.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Blog successfully');
  await page.getByRole('button', { name: `Edit “${title(5)}”` }).click();
  await writeDescription(form, 'We count thrice and load once.');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('link', { name: `History of “${title(5)}”` }).click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${id}/history$`));
  const versions = page.getByRole('region', { name: 'List of versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(6);
  await expect(versions.first()).toContainText('Version 6');
  await expect(versions.first()).toContainText('Live');
  await expect(versions.first()).toContainText(panel.accounts.webAdmin.username);
  await expect(versions.last()).toContainText('Published');
  await expect(versions.last()).not.toContainText(panel.accounts.webAdmin.username);

  const compared = (name: string) =>
    page.getByRole('region', { name: 'Comparison' }).getByRole('region', { name, exact: true });
  await expect(compared('Title')).toContainText('Unchanged');
  await page.getByRole('radio', { name: 'Before: version 1' }).focus();
  await page.keyboard.press('Space');
  await expect(compared('Title').getByRole('deletion')).toHaveText('1');
  await expect(compared('Title').getByRole('insertion')).toHaveText('5');
  await expect(compared('Description').getByRole('deletion')).toHaveText('twice');
  await expect(compared('Description').getByRole('insertion')).toHaveText('thrice');
  // Another cover, and the picture below the text as before.
  const pictures = compared('Pictures');
  for (const [side, states] of [
    ['Before', ['Removed', 'Kept']],
    ['After', ['Added', 'Kept']],
  ] as const) {
    const shown = pictures.getByRole('list', { name: side }).getByRole('listitem');
    await expect(shown).toHaveText(states.map((state) => new RegExp(`^${state}`)));
    for (const picture of await shown.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
  expect(await panelAxeFindings(page, { part: 'main' })).toEqual([]);

  const restore = page.getByRole('button', { name: 'Restore version 1 as a draft' });
  const question = page.getByRole('alertdialog', { name: 'Restore a version' });
  await restore.click();
  await expect(question).toContainText('What is live stays as it is until you publish');
  // Meanwhile, a colleague saves.
  await panel.data.editBlog(id, { title: title(6) });
  await question.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByText('Someone else has changed this blog')).toBeVisible();
  await expect(versions).toHaveCount(7);
  await expect(versions.first()).toContainText('Version 7');
  await restore.click();
  await question.getByRole('button', { name: 'Restore as a draft' }).click();
  await expectNotice(page, 'Version 1 is the draft now.');
  await expect(page).toHaveURL(new RegExp(`/blogs/${id}$`));
  await expect(field(page, 'Title')).toHaveValue(title(1));
  const [live] = await readEntries(system, 'blogs', word);
  expect(live).toMatchObject({ title: title(1) });
  await page.getByRole('link', { name: 'History of this entry' }).click();
  await expect(versions.first()).toContainText('Version 1 restored as a draft');
  await expect(versions.first()).toContainText('Draft');
  await expect(versions.nth(1)).toContainText('Live');
});

test('the form of a FAQ leads to its history', async ({ page, panel }) => {
  const question = `Who counts? ${randomUUID()}`;
  const id = await panel.data.createFaq(question);
  await openScreen(
    page,
    `${screenPath('allfaqs')}?_q=${encodeURIComponent(question)}`,
    'Admin FAQs',
  );
  await page.getByRole('checkbox', { name: `Select “${question}”` }).check();
  await page.getByRole('button', { name: `Edit “${question}”` }).click();
  await modal(page, 'Edit FAQ').getByRole('link', { name: 'History of this entry' }).click();
  await expect(page).toHaveURL(new RegExp(`/faqs/${id}/history$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const versions = page.getByRole('region', { name: 'List of versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(1);
});
