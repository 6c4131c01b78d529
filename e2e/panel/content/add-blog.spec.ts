import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { panelUrl, screenPath } from '../../support/api/api';
import { expect, test } from '../../support/panel/panel';
import {
  blogForm,
  categoryField,
  description,
  expectEmptyBlog,
  expectNotice,
  field,
  fillBlog,
  formAlert,
  modal,
  openScreen,
  pictureField,
  previews,
  readEntries,
  tool,
  typeCategory,
  watchCalls,
  writeDescription,
} from '../../support/panel/forms';

const picture = 'e2e/support/hostile/picture.png';
const createBlog = panelUrl('createblog');

const newBlog = () => ({
  title: `Payroll in three places ${randomUUID()}`,
  tag: 'payroll, cloud',
  category: 'Migration',
  description: 'Three countries, one run.',
});

const openAddBlog = (page: Page) => openScreen(page, screenPath('addblog'), 'Add Blog');

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test.use({ as: 'webAdmin' });

test('publishes a blog written with the mouse as it was written, and clears the form', async ({
  page,
  system,
  panel,
}) => {
  const { title, tag } = newBlog();
  const category = `In use ${randomUUID()}`;
  await panel.data.createBlog({ title: `Earlier ${title}`, category });
  await openAddBlog(page);
  await field(page, 'Title').fill(title);
  const green = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6f5e' } });
  const buffer = await green.jpeg().toBuffer();
  await pictureField(page).setInputFiles([picture, picture]);
  await pictureField(page).setInputFiles({ name: 'green.jpg', mimeType: 'image/jpeg', buffer });
  await expect(previews(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(previews(page)).toHaveCount(2);
  await field(page, 'Tag').fill(tag);
  await categoryField(page).click();
  await page.getByRole('option', { name: category }).click();
  await expect(categoryField(page)).toHaveValue(category);

  await description(page).click();
  await tool(page, 'Heading 2').click();
  await page.keyboard.type('Why now');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is ');
  await tool(page, 'Bold').click();
  await page.keyboard.type('late');
  await tool(page, 'Bold').click();
  await tool(page, 'Italic').click();
  await page.keyboard.type(' today');
  await tool(page, 'Italic').click();
  await page.keyboard.press('Enter');
  await tool(page, 'Bulleted list').click();
  await page.keyboard.type('Payroll');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Time');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Quote').click();
  await page.keyboard.type('Go');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Read ');
  await tool(page, 'Link').click();
  await expect(modal(page, 'Link').getByLabel('Address')).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(modal(page, 'Link')).toContainText('This is not an address.');
  await modal(page, 'Link').getByLabel('Address').fill('example.com/paper');
  await page.keyboard.press('Enter');
  await expect(modal(page, 'Link')).toBeHidden();
  await page.keyboard.press('Enter');
  await tool(page, 'Picture').click();
  await modal(page, 'Picture').getByLabel('File').setInputFiles(picture);
  await modal(page, 'Picture').getByLabel('Alternative text').fill('Two boxes & a line');
  await modal(page, 'Picture').getByRole('button', { name: 'Insert' }).click();
  await expect(description(page).getByRole('img', { name: 'Two boxes & a line' })).toBeVisible();
  await submit(page);

  await expectNotice(page, 'Blog created successfully');
  await expectEmptyBlog(page);
  const [blog, ...others] = await readEntries(system, 'blogs', title);
  expect(others).toHaveLength(1);
  expect(blog).toMatchObject({ title, tag, category, published: true });
  const uploadsUrl = `${system.settings.cmsPublicUrl}/uploads/`;
  expect(blog?.image).toEqual([
    expect.stringContaining(uploadsUrl),
    expect.stringContaining(uploadsUrl),
  ]);
  const [, address = ''] = /<img src="([^"]*)"/.exec(String(blog?.description)) ?? [];
  expect(address).toContain(uploadsUrl);
  expect(String(blog?.description).replace(address, 'PICTURE')).toBe(
    [
      '<h2>Why now</h2>',
      '<p>It is <strong>late</strong><em> today</em></p>',
      '<ul><li><p>Payroll</p></li><li><p>Time</p></li></ul>',
      '<blockquote><p>Go</p></blockquote>',
      '<p>Read <a href="https://example.com/paper">example.com/paper</a></p>',
      '<img src="PICTURE" alt="Two boxes &amp; a line" />',
    ].join(''),
  );
});

test('publishes a blog written with the keyboard only, with a new category', async ({
  page,
  system,
}) => {
  const blog = newBlog();
  const category = `New ${randomUUID()}`;
  await openAddBlog(page);
  await pictureField(page).setInputFiles(picture);
  await field(page, 'Title').focus();
  await page.keyboard.type(blog.title);
  await field(page, 'Tag').focus();
  await page.keyboard.press('Tab');
  await expect(categoryField(page)).toBeFocused();
  await page.keyboard.type(category);
  await page.keyboard.press('Tab');
  // The toolbar is a single tab stop.
  await expect(tool(page, 'Heading 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(description(page)).toBeFocused();
  await page.keyboard.press('Control+Alt+3');
  await page.keyboard.type('Steps');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+7');
  await page.keyboard.type('Ask ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('first');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Build');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('Kept');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Mistaken ');
  await expect(description(page)).toContainText('Mistaken Steps');
  await page.keyboard.press('Control+z');
  await expect(description(page)).not.toContainText('Mistaken');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Author')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search and sharing' })).toBeFocused();
  // Past what readers may stumble over, and the other verbs.
  const stops: string[] = [];
  while (stops.length < 12 && stops.at(-1) !== 'Submit') {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(stops.slice(-2)).toEqual(['Save draft', 'Submit']);
  await page.keyboard.press('Enter');

  await expectNotice(page, 'Blog created successfully');
  await expect(field(page, 'Title')).toBeFocused();
  const [stored] = await readEntries(system, 'blogs', blog.title);
  // Spec §5: the tag is not checked.
  expect(stored).toMatchObject({ title: blog.title, category, tag: '' });
  expect(stored?.description).toBe(
    '<h3>Steps</h3><ol><li><p>Ask <strong>first</strong></p></li><li><p>Build</p></li></ol><p><em>Kept</em></p>',
  );
});

test('sends text typed just before Submit', async ({ page, system }) => {
  const blog = newBlog();
  await openAddBlog(page);
  await fillBlog(page, blog);
  await pictureField(page).setInputFiles(picture);
  await expect(previews(page)).toHaveCount(1);
  await description(page).evaluate(async (text) => {
    text.firstElementChild?.replaceChildren('Last words');
    // The editor knows the text, but React has not rendered yet.
    await Promise.resolve();
    text.closest('form')?.requestSubmit();
  });
  await expectNotice(page, 'Blog created successfully');
  const [stored] = await readEntries(system, 'blogs', blog.title);
  expect(stored?.description).toBe('<p>Last words</p>');
});

test('a picture that is still being read belongs to what is saved, submitted and inserted', async ({
  pageOf,
  system,
}) => {
  const page = await pageOf('webAdmin');
  await page.addInitScript(() => {
    const read = Object.getOwnPropertyDescriptor(FileReader.prototype, 'readAsDataURL')?.value;
    FileReader.prototype.readAsDataURL = function (blob) {
      setTimeout(() => void Reflect.apply(read, this, [blob]), 800);
    };
  });
  await page.route('**/web-admin/blogs/drafts', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const blog = newBlog();
  const choose = async (background: string) => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } });
    const buffer = await drawn.jpeg().toBuffer();
    await pictureField(page).setInputFiles({ name: 'drawn.jpg', mimeType: 'image/jpeg', buffer });
  };
  const stored = async () => {
    const [entry, ...others] = await readEntries(system, 'blogs', blog.title);
    expect(others).toEqual([]);
    return { state: entry?.state, pictures: [entry?.image].flat().length };
  };
  await openAddBlog(page);
  await fillBlog(page, blog);
  await field(page, 'Title').press('Control+s');
  await choose('#111111');
  // The draft is being created, and the picture is read after that.
  await field(page, 'Title').press('Control+s');
  await expect.poll(stored).toEqual({ state: 'draft', pictures: 1 });
  await choose('#222222');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await choose('#333333');
  await expect.poll(stored).toEqual({ state: 'draft', pictures: 3 });

  await tool(page, 'Picture').click();
  const dialog = modal(page, 'Picture');
  await dialog.getByLabel('File').setInputFiles(picture);
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A drawing');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(description(page).getByRole('img', { name: 'A drawing' })).toBeVisible();

  await choose('#444444');
  await submit(page);
  await expectNotice(page, 'Blog created successfully');
  await expectEmptyBlog(page);
  expect(await stored()).toEqual({ state: 'live', pictures: 4 });
});

test('requires title, description, image and category, but no tag', async ({ page }) => {
  const calls = watchCalls(page, createBlog);
  const blog = newBlog();
  await openAddBlog(page);
  const expectMissing = async (label: string) => {
    await submit(page);
    await expect(formAlert(blogForm(page))).toHaveText('please fill all fields');
    await expect(formAlert(blogForm(page))).toBeFocused();
    await expect(page.getByText('Fill this in.')).toHaveCount(1);
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      /Fill this in\./,
    );
  };
  await fillBlog(page, { ...blog, tag: '' });
  await expectMissing('Image');
  await pictureField(page).setInputFiles(picture);
  await field(page, 'Title').fill(' ');
  await expectMissing('Title');
  await field(page, 'Title').fill(blog.title);
  await categoryField(page).fill('');
  await expectMissing('Category');
  await typeCategory(page, blog.category);
  await writeDescription(page, '');
  await expectMissing('Description');
  expect(calls).toEqual([]);
  await writeDescription(page, blog.description);
  await submit(page);
  await expectNotice(page, 'Blog created successfully');
  expect(calls).toHaveLength(1);
});
