import type { Locator, Page } from '@playwright/test';
import { panelReads } from '../api/api';
import { record, records, send } from '../api/send';
import type { System } from '../system/system';
import { expect, slow } from './panel';
import { logInToCms } from './accounts';

/** Where a form is: on the page or in a modal. */
type Place = Page | Locator;

export interface TypedBlog {
  title: string;
  tag: string;
  category: string;
  /** One paragraph. */
  description: string;
}

export const field = (place: Place, name: string) =>
  place.getByRole('textbox', { name, exact: true });

export const pictureField = (place: Place) => place.getByLabel('Image', { exact: true });

export const categoryField = (place: Place) => place.getByRole('combobox', { name: 'Category' });

/** The rich text. */
export const description = (place: Place) => field(place, 'Description');

export const previews = (place: Place) =>
  place.getByRole('list', { name: 'Chosen pictures' }).getByRole('img');

export const toolbar = (place: Place) => place.getByRole('toolbar', { name: 'Formatting' });

export const tool = (place: Place, name: string) =>
  toolbar(place).getByRole('button', { name, exact: true });

/** The alert above a form's fields. The panel's own live regions are alerts, too. */
export const formAlert = (form: Locator) => form.getByRole('alert');

/** The form of Add Blog. */
export const blogForm = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Submit' }) });

export const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Waits for a success message. */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text);
}

/** Opens a screen and waits for its heading. */
export async function openScreen(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(slow);
}

/** Goes to an address as a link in the panel does, which is open: the panel is not loaded again. */
export const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes to a screen of the open panel and waits for its heading. */
export async function moveToScreen(page: Page, address: string, heading: string): Promise<void> {
  await moveTo(page, address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(slow);
}

/** Types a category, whether or not it is in the list. */
export async function typeCategory(place: Place, category: string): Promise<void> {
  await categoryField(place).fill(category);
  await expect(categoryField(place)).toHaveValue(category);
  await categoryField(place).press('Tab');
}

/**
 * Replaces the description. A newly focused editor restores its old selection once; a text written at that
 * moment is added to the old one, so it is written again.
 */
export async function writeDescription(place: Place, text: string): Promise<void> {
  await expect(async () => {
    await description(place).fill(text);
    await expect(description(place)).toHaveText(text, { timeout: 1_000 });
  }).toPass();
}

/** Fills in everything but the pictures. */
export async function fillBlog(place: Place, blog: TypedBlog): Promise<void> {
  await field(place, 'Title').fill(blog.title);
  await field(place, 'Tag').fill(blog.tag);
  await typeCategory(place, blog.category);
  await writeDescription(place, blog.description);
}

/** Expects all typed values in the form. */
export async function expectBlog(place: Place, blog: TypedBlog, pictures: number): Promise<void> {
  await expect(field(place, 'Title')).toHaveValue(blog.title);
  await expect(field(place, 'Tag')).toHaveValue(blog.tag);
  await expect(categoryField(place)).toHaveValue(blog.category);
  await expect(description(place)).toHaveText(blog.description);
  await expect(previews(place)).toHaveCount(pictures);
}

export async function expectEmptyBlog(place: Place): Promise<void> {
  await expectBlog(place, { title: '', tag: '', category: '', description: '' }, 0);
}

/** Fills in a FAQ's modal. */
export async function fillFaq(form: Locator, question: string, text: string): Promise<void> {
  await field(form, 'Title').fill(question);
  await writeDescription(form, text);
}

export async function expectFaq(form: Locator, question: string, text: string): Promise<void> {
  await expect(field(form, 'Title')).toHaveValue(question);
  await expect(description(form)).toHaveText(text);
}

/** The entries that contain a word, as the panel reads them. */
export async function readEntries(
  system: System,
  list: 'blogs' | 'faqs',
  word: string,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ search: word, pageSize: '100' });
  const url = `${system.settings.cmsUrl}${panelReads[list]}?${query.toString()}`;
  const answer = await send(url, { token: await logInToCms(system, system.admin) });
  if (answer.status !== 200) throw new Error(`The list: HTTP ${String(answer.status)}`);
  return records(record(answer.body).result);
}

/** How many files the CMS stores. */
export async function countUploads(system: System): Promise<number> {
  const url = `${system.settings.cmsUrl}/upload/files?pageSize=1`;
  const answer = await send(url, { token: await logInToCms(system, system.admin) });
  return Number(record(record(answer.body).pagination).total);
}

/** Collects a page's calls to a route of the plugin. */
export function watchCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.url());
  });
  return calls;
}
