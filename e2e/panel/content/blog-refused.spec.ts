import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { panelUrl, screenPath } from '../../support/api/api';
import { expect, test } from '../../support/panel/panel';
import {
  blogForm,
  countUploads,
  expectBlog,
  expectEmptyBlog,
  expectNotice,
  fillBlog,
  formAlert,
  openScreen,
  pictureField,
  previews,
  readEntries,
  watchCalls,
} from '../../support/panel/forms';

const picture = 'e2e/support/hostile/picture.png';
const createBlog = panelUrl('createblog');

const newBlog = () => ({
  title: `A blog that is refused ${randomUUID()}`,
  tag: 'tag',
  category: 'Payroll',
  description: 'Every word of it is kept.',
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

/** A file that looks like a picture by its name and type. */
const file = (name: string, mimeType: string, content: string | number) => ({
  name,
  mimeType,
  buffer: typeof content === 'number' ? Buffer.alloc(content) : Buffer.from(content),
});

const openAddBlog = (page: Page) => openScreen(page, screenPath('addblog'), 'Add Blog');

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test.use({ as: 'webAdmin' });

test('refuses a picture that is too large when it is chosen, and pictures that are too large together on submit', async ({
  page,
}) => {
  const calls = watchCalls(page, createBlog);
  const blog = newBlog();
  await openAddBlog(page);
  await fillBlog(page, blog);
  await pictureField(page).setInputFiles(file('large.png', 'image/png', 7_864_321));
  await expect(pictureField(page)).toHaveAccessibleDescription(
    /large\.png is too large: encoded, a blog and its pictures may take 10,485,760 bytes/,
  );
  await expect(previews(page)).toHaveCount(0);
  const half = file('half.png', 'image/png', 4_000_000);
  await pictureField(page).setInputFiles([half, half]);
  await expect(previews(page)).toHaveCount(2);
  await expect(pictureField(page)).not.toHaveAccessibleDescription(/too large/);
  await expect(pictureField(page)).toHaveAccessibleDescription(/at most 10,485,760 bytes/);
  await submit(page);
  await expect(formAlert(blogForm(page))).toHaveText(
    /^This blog takes 10,666,[0-9]{3} bytes with its encoded pictures; at most 10,485,760 bytes \(10 MB\) can be sent\./,
  );
  expect(calls).toEqual([]);
  await expectBlog(page, blog, 2);
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(pictureField(page)).not.toHaveAccessibleDescription(/can be sent/);
});

test('the form or the server refuses a file that is not a picture, and nothing is stored', async ({
  page,
  system,
}) => {
  const blog = newBlog();
  const before = await countUploads(system);
  await openAddBlog(page);
  await fillBlog(page, blog);
  await pictureField(page).setInputFiles(file('drawing.svg', 'image/svg+xml', svg));
  await expect(
    page.getByText('drawing.svg is no PNG, JPEG, WebP, GIF or AVIF picture.'),
  ).toBeVisible();
  await expect(previews(page)).toHaveCount(0);
  await pictureField(page).setInputFiles(file('drawing.png', 'image/png', svg));
  await expect(previews(page)).toHaveCount(1);
  await pictureField(page).setInputFiles(picture);
  await expect(previews(page)).toHaveCount(2);
  await submit(page);
  await expect(formAlert(blogForm(page))).toHaveText(
    'Picture 1 is none of PNG, JPEG, WEBP, GIF, AVIF: choose another file.',
  );
  await expectBlog(page, blog, 2);
  expect(await readEntries(system, 'blogs', blog.title)).toEqual([]);
  expect(await countUploads(system)).toBe(before);
});

test('keeps the typed text when server or network fail, and a double click then creates one blog', async ({
  page,
  system,
}) => {
  const blog = newBlog();
  await openAddBlog(page);
  await fillBlog(page, blog);
  await pictureField(page).setInputFiles([picture, picture]);
  const failures = [
    {
      body: { error: true, code: 'internal', message: 'The server is being repaired.' },
      alert: 'The server is being repaired.',
    },
    {
      body: { data: null, error: { status: 500, name: 'InternalServerError', message: 'x' } },
      alert: 'The CMS could not do this. Try again.',
    },
    { alert: 'Network Error' },
  ];
  for (const { body, alert } of failures) {
    await page.route(`**${createBlog}`, (route) =>
      body === undefined ? route.abort() : route.fulfill({ status: 500, json: body }),
    );
    await submit(page);
    await expect(formAlert(blogForm(page))).toHaveText(alert);
    await expectBlog(page, blog, 2);
    await page.unroute(`**${createBlog}`);
  }
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expectNotice(page, 'Blog created successfully');
  await expectEmptyBlog(page);
  expect(await readEntries(system, 'blogs', blog.title)).toHaveLength(1);
});
