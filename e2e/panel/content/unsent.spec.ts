import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createFaqPath, loginPath, screenPath } from '../../support/api/api';
import type { System } from '../../support/system/system';
import { expect, logIn, sendLogin, slow, test } from '../../support/panel/panel';
import { createWebAdmin, logInToCms } from '../../support/panel/accounts';
import {
  description,
  expectBlog,
  expectEmptyBlog,
  expectFaq,
  expectNotice,
  field,
  fillBlog,
  fillFaq,
  modal,
  openScreen,
  pictureField,
  previews,
  readEntries,
} from '../../support/panel/forms';

const picture = 'e2e/support/hostile/picture.png';

const newBlog = () => ({
  title: `Half a blog ${randomUUID()}`,
  tag: 'tag',
  category: 'Payroll',
  description: 'It was typed for an hour.',
});

const openAddBlog = (page: Page) => openScreen(page, screenPath('addblog'), 'Add Blog');

/** Creates an admin for one test: ending one session of an admin on the server ends all of them. */
const newAdmin = async (system: System) =>
  createWebAdmin(system, await logInToCms(system, system.admin), `drafts-${randomUUID()}`);

/** The note above a form with restored changes. */
const note = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: 'Your unsaved text is back.' });

/** Types a blog with two pictures into Add Blog. */
async function typeBlog(page: Page) {
  const blog = newBlog();
  await openAddBlog(page);
  await pictureField(page).setInputFiles([picture, picture]);
  await expect(previews(page)).toHaveCount(2);
  await fillBlog(page, blog);
  await expectBlog(page, blog, 2);
  return blog;
}

/** Ends a page's session on the server. The page learns of it with its next call. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(new URL('/admin', page.url()).href);
  const token = cookies.find(({ name }) => name === 'jwtToken')?.value ?? '';
  const response = await fetch(new URL('/admin/logout', page.url()), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${decodeURIComponent(token)}`,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  });
  expect(response.ok).toBe(true);
}

/** Logs in again after the redirect to the login page. */
async function logInAgain(page: Page, credentials: Parameters<typeof sendLogin>[1]) {
  await expect(page).toHaveURL((url) => url.pathname === loginPath, slow);
  await expect(page.getByRole('status')).toHaveText(
    'Your session has ended. What you typed is kept: log in to go on with it.',
  );
  await sendLogin(page, credentials);
  await page.waitForURL(/\/admin\//, slow);
}

test.describe('within one session', () => {
  test.use({ as: 'webAdmin' });

  test('a modal closed by Escape, Cancel or a click outside restores its text when it opens again', async ({
    page,
  }) => {
    const question = `Half a question ${randomUUID()}`;
    await openScreen(page, screenPath('allfaqs'), 'Admin FAQs');
    const add = page.getByRole('button', { name: 'Add FAQ' });
    const form = modal(page, 'Create FAQ');
    await add.click();
    await fillFaq(form, question, 'Half an answer');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await close();
      await expect(form).toBeHidden();
      await add.click();
      await expectFaq(form, question, 'Half an answer');
      await expect(note(form)).toBeVisible();
    }
    await note(form).getByRole('button', { name: 'Discard' }).click();
    await expectFaq(form, '', '');
    await page.keyboard.press('Escape');
    await add.click();
    await expectFaq(form, '', '');
    await expect(note(form)).toHaveCount(0);
  });

  test('restores the unsent changes of an edited entry, and only for that entry', async ({
    page,
    panel,
  }) => {
    const word = randomUUID();
    await panel.data.createBlog({ title: `One ${word}` });
    await panel.data.createBlog({ title: `Two ${word}` });
    await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
    const form = modal(page, 'Edit Blog');
    const edit = (name: string) => page.getByRole('button', { name: `Edit “${name}”` }).click();
    await edit(`One ${word}`);
    await field(form, 'Tag').fill('half');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await edit(`Two ${word}`);
    await expect(field(form, 'Title')).toHaveValue(`Two ${word}`);
    await expect(note(form)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await edit(`One ${word}`);
    await expect(field(form, 'Tag')).toHaveValue('half');
    await note(form).getByRole('button', { name: 'Discard' }).click();
    await expect(field(form, 'Tag')).toHaveValue('');
    await expect(field(form, 'Title')).toHaveValue(`One ${word}`);
  });

  test('restores text and pictures after a reload, and clears them once they are sent', async ({
    page,
  }) => {
    const blog = await typeBlog(page);
    await page.reload();
    await expect(note(page)).toBeVisible(slow);
    await expectBlog(page, blog, 2);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectNotice(page, 'Blog created successfully');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Add Blog' })).toBeVisible(slow);
    await expectEmptyBlog(page);
    await expect(note(page)).toHaveCount(0);
  });
});

test('restores a blog after the login when the session ends while it is typed', async ({
  page,
  system,
}) => {
  const admin = await newAdmin(system);
  await logIn(page, admin);
  const blog = await typeBlog(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await logInAgain(page, admin);
  await expect(page).toHaveURL(screenPath('addblog'), slow);
  await expect(note(page)).toBeVisible(slow);
  await expectBlog(page, blog, 2);
  expect(await readEntries(system, 'blogs', blog.title)).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Blog created successfully');
  expect(await readEntries(system, 'blogs', blog.title)).toHaveLength(1);
});

test('leads back to a modal and its text when the session ends there', async ({ page, system }) => {
  const admin = await newAdmin(system);
  await logIn(page, admin);
  await page.goto(createFaqPath);
  const form = modal(page, 'Create FAQ');
  await fillFaq(form, 'Half a question', 'Half an answer');
  await endSession(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await logInAgain(page, admin);
  await expect(field(form, 'Title')).toHaveValue('Half a question', slow);
  await expect(description(form)).toHaveText('Half an answer');
});
