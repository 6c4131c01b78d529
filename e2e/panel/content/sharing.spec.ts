import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  expectNotice,
  field,
  fillBlog,
  openScreen,
  pictureField,
  previews,
  readEntries,
} from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';

test.use({ as: 'webAdmin' });

const plain = async (name: string, width: number, height: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer(),
});

const section = (page: Page) => page.getByRole('button', { name: /^Search and sharing/ });
const search = (page: Page) => page.getByRole('figure', { name: 'In a search' });
const shared = (page: Page) => page.getByRole('figure', { name: 'In a shared link' });

test('an editor sees what searches and shared links show, changes it, and finds it again', async ({
  page,
  system,
}) => {
  // A whole way through the panel, and axe in every look.
  test.slow();
  const title = `Headcounts ${randomUUID()}`;
  await openScreen(page, screenPath('addblog'), 'Add Blog');
  await fillBlog(page, {
    title,
    tag: '',
    category: 'Payroll',
    description: 'Agree on one headcount first.',
  });
  await pictureField(page).setInputFiles([await plain('cover', 80, 60)]);
  await expect(previews(page)).toHaveCount(1);
  await expect(search(page)).toHaveCount(0);
  await section(page).focus();
  await page.keyboard.press('Enter');

  await test.step('the defaults come from the article', async () => {
    await expect(search(page)).toContainText(title.slice(0, 40));
    await expect(search(page)).toContainText('Agree on one headcount first.');
    await expect(search(page)).toContainText('Blog › Payroll');
    await expect(shared(page)).toContainText(title);
    await expect(shared(page).locator('img')).toHaveJSProperty('naturalWidth', 80);
  });

  await test.step('own words are cut where a search cuts them', async () => {
    const long =
      'One headcount for all systems, from hiring to the payroll, without counting twice';
    await field(page, 'Search title').fill(long);
    await field(page, 'Search description').fill('What to agree on first.');
    await field(page, 'Author').fill('Ada Example');
    await expect(page.getByText('81 letters: search engines cut it after about 60.')).toBeVisible();
    await expect(search(page)).toContainText('from hiring to the payroll…');
    await expect(search(page)).toContainText('What to agree on first.');
    await expect(shared(page)).toContainText(long);
  });

  await test.step('a social picture replaces the cover, and says if it is too small', async () => {
    const picker = page.getByLabel('Social picture', { exact: true });
    await picker.setInputFiles([await plain('small', 400, 300)]);
    await expect(page.getByText('400 × 300 pixels: it will be enlarged')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the social picture' }).click();
    await expect(picker).toBeFocused();
    await expect(shared(page).locator('img')).toHaveJSProperty('naturalWidth', 80);
    await picker.setInputFiles([await plain('social', 1200, 630)]);
    await expect(page.getByText('1200 × 630 pixels', { exact: true })).toBeVisible();
    await expect(shared(page).locator('img')).toHaveJSProperty('naturalWidth', 1200);
  });

  expect(await panelAxeFindings(page, { part: 'main' })).toEqual([]);
  await page.getByRole('checkbox', { name: 'Not in search engines' }).click();
  await expect(search(page)).toContainText('Search engines are asked not to show this article.');
  expect(await panelAxeFindings(page, { part: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Blog created successfully');
  const [blog] = await readEntries(system, 'blogs', title);
  expect(blog).toMatchObject({
    author: 'Ada Example',
    metaDescription: 'What to agree on first.',
    noindex: true,
    socialImage: expect.stringContaining('/uploads/'),
  });

  await test.step('the form of the published article has it, and takes it back', async () => {
    await openScreen(page, `${screenPath('blogs')}/${String(blog?._id)}`, 'Edit Blog');
    await expect(field(page, 'Author')).toHaveValue('Ada Example');
    await section(page).click();
    await expect(field(page, 'Search description')).toHaveValue('What to agree on first.');
    await expect(page.getByRole('checkbox', { name: 'Not in search engines' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Not in search engines' }).click();
    await field(page, 'Author').fill('');
    await field(page, 'Search title').fill('');
    await expect(search(page)).toContainText(title.slice(0, 40));
    await page.getByRole('button', { name: 'Remove the social picture' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await expectNotice(page, 'updated Blog successfully');
    const [changed] = await readEntries(system, 'blogs', title);
    expect(changed).toMatchObject({ metaDescription: 'What to agree on first.' });
    for (const name of ['author', 'metaTitle', 'socialImage', 'noindex']) {
      expect(changed).not.toHaveProperty(name);
    }
  });
});
