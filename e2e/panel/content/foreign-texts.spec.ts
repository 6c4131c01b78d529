import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { field, modal, moveToScreen, openScreen } from '../../support/panel/forms';
import { rows } from '../../support/panel/lists';
import { expect, test } from '../../support/panel/panel';

// Texts may run from right to left, or contain words too long for a line.

test.use({ as: 'webAdmin' });

/** Whether a text runs from right to left: its last character is left of its first one. */
const isRightToLeft = (place: Locator) =>
  place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode();
    if (text === null) throw new Error('There is no text.');
    const leftOf = (index: number) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf((text.nodeValue ?? '').length - 1) < leftOf(0);
  });

test('shows right-to-left text from right to left in lists, details and fields', async ({
  page,
  panel,
}) => {
  const email = `${randomUUID()}@example.com`;
  const texts = { name: 'رنا (1)!', subject: 'سؤال!', message: 'نص!' };
  await panel.data.createContact({ ...texts, email });
  await openScreen(page, `${screenPath('contactdetails')}?_q=${email}`, 'Contact Details');
  for (const text of [texts.name, texts.subject]) {
    expect(await isRightToLeft(rows(page).getByText(text, { exact: true })), text).toBe(true);
  }
  const box = page.getByRole('main').getByLabel('Search messages');
  await expect(box).toHaveCSS('unicode-bidi', 'plaintext');
  await rows(page).getByRole('button', { name: 'View' }).click();
  for (const text of Object.values(texts)) {
    const shown = modal(page, 'Contact Details').getByText(text);
    expect(await isRightToLeft(shown), text).toBe(true);
  }

  const blog = { title: `عنوان ${randomUUID()}!`, tag: 'وسم!', category: 'فئة!' };
  await panel.data.createBlog(blog);
  const list = `${screenPath('allblogs')}?_q=${encodeURIComponent(blog.title)}`;
  await moveToScreen(page, list, 'All Blogs');
  for (const text of [blog.title, blog.category]) {
    expect(await isRightToLeft(rows(page).getByText(text, { exact: true })), text).toBe(true);
  }
  await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('Text')).toHaveCSS(
    'direction',
    'rtl',
  );
  await rows(page).getByRole('button', { name: 'Edit' }).click();
  const form = modal(page, 'Edit Blog');
  for (const input of [field(form, 'Title'), field(form, 'Tag'), form.getByRole('combobox')]) {
    await expect(input).toHaveCSS('direction', 'rtl');
  }
});

test('the Delete dialog shows its buttons and the full titles on a phone', async ({
  page,
  panel,
}) => {
  const word = randomUUID().replaceAll('-', '');
  const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter + word.repeat(6));
  for (const title of titles) await panel.data.createBlog({ title });
  await page.setViewportSize({ width: 320, height: 600 });
  await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
  await expect(rows(page)).toHaveCount(titles.length);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const deleteDialog = page.getByRole('alertdialog');
  await expect(deleteDialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  await expect(deleteDialog.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  const sides = await deleteDialog.getByText('Delete these').evaluate((text) => {
    const range = new Range();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
  expect(sides.left).toBeGreaterThan(0);
  expect(sides.right).toBeLessThan(320);
});
