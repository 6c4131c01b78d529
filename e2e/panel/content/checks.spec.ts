import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createFaqPath, screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  description,
  expectNotice,
  field,
  modal,
  openScreen,
  pictureField,
  previews,
  tool,
  typeCategory,
} from '../../support/panel/forms';
import { expect, slow, test } from '../../support/panel/panel';

test.use({ as: 'webAdmin' });

const photo = (width: number, height: number, format: 'png' | 'jpeg' | 'gif', orientation = 1) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 60, b: 30, alpha: 0.5 } },
  })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

test('an article is checked while it is written; each finding leads to its place and none blocks', async ({
  page,
}) => {
  test.slow();
  const word = randomUUID().slice(0, 8);
  await openScreen(page, screenPath('addblog'), 'Add Blog');
  await field(page, 'Title').fill(`Checked ${word} ${'long '.repeat(14)}`);
  await typeCategory(page, 'Checks');
  const buffer = await photo(700, 40, 'png');
  await pictureField(page).setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer });
  await expect(previews(page)).toHaveCount(1);
  const text = description(page);
  await text.click();
  await tool(page, 'Heading 4').click();
  await page.keyboard.type('Too deep');
  await page.keyboard.press('Enter');
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Shift+Home');
  await tool(page, 'Link').click();
  await modal(page, 'Link').getByLabel('Address').fill(`/blog/no-${word}`);
  await modal(page, 'Link').getByRole('button', { name: 'Set link' }).click();

  const toggle = page.getByRole('button', { name: '4 things that readers may stumble over' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^4 things/ })).toBeAttached();
  expect(await panelAxeFindings(page)).toEqual([]);

  await test.step('each finding leads to its place, by keyboard', async () => {
    const go = async (finding: RegExp) => {
      await page.getByRole('button', { name: finding }).focus();
      await page.keyboard.press('Enter');
    };
    await go(/^The title has/);
    await expect(field(page, 'Title')).toBeFocused();
    await go(/^Picture 1 has no alternative text/);
    await expect(field(page, 'Alternative text of picture 1')).toBeFocused();
    await page.keyboard.type('A red field');
    await go(/^The link “nowhere” leads to/);
    await expect(text).toBeFocused();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toBe('nowhere');
    await go(/^The heading “Too deep”/);
    await expect.poll(selected).toBe('Too deep');
    await tool(page, 'Heading 2').click();
    await expect(page.getByRole('button', { name: /^2 things that/ })).toBeVisible();
  });

  await test.step('the list folds, and the article is published with what was found', async () => {
    const head = page.getByRole('button', { name: /^2 things that/ });
    await head.click();
    await expect(page.getByRole('button', { name: /^The title has/ })).toBeHidden();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectNotice(page, 'Blog created successfully');
    await expect(head).toBeHidden();
  });

  await test.step('the report lists it and leads to its form', async () => {
    await openScreen(page, `${screenPath('contentreport')}?_q=${word}`, 'Content check');
    const row = page.getByRole('row').filter({ hasText: `Checked ${word}` });
    await expect(row).toContainText(`leads to /blog/no-${word}, where the site has no page.`);
    await page.getByRole('combobox', { name: 'Finding' }).click();
    await page.getByRole('option', { name: 'Dead link (1)' }).click();
    await expect(row).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    expect(await panelAxeFindings(page)).toEqual([]);
    await row.getByRole('link', { name: `Checked ${word}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog' })).toBeVisible(slow);
    await expect(page.getByRole('button', { name: /^2 things that/ })).toBeVisible();
  });
});

test('an answer is checked in its modal, and on a phone nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(createFaqPath);
  const form = modal(page, 'Create FAQ');
  await field(form, 'Title').fill(`Why ${'really '.repeat(25)}?`);
  await form.getByRole('button', { name: /^The title has/ }).click();
  await expect(field(form, 'Title')).toBeFocused();
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await wide()).toBe(false);
  await field(form, 'Title').fill('Why?');
  await expect(form.getByText('Checked: nothing that readers would stumble over.')).toHaveCount(2);
  await openScreen(page, screenPath('contentreport'), 'Content check');
  await expect(page.getByText(/entr(?:y|ies) checked$/)).toBeVisible();
  expect(await wide()).toBe(false);
});

test('a picture that is larger than the site shows is scaled before it counts', async ({
  page,
}) => {
  await openScreen(page, screenPath('addblog'), 'Add Blog');
  const file = async (name: string, mimeType: string, buffer: Promise<Buffer>) => ({
    ...{ name, mimeType },
    buffer: await buffer,
  });
  await pictureField(page).setInputFiles([
    // As a phone held upright stores it: lying, with a note to turn it.
    await file('turned.jpg', 'image/jpeg', photo(2_400, 3_200, 'jpeg', 6)),
    await file('clear.png', 'image/png', photo(2_000, 1_000, 'png')),
    await file('fits.jpg', 'image/jpeg', photo(1_600, 900, 'jpeg')),
    await file('moving.gif', 'image/gif', photo(2_000, 100, 'gif')),
  ]);
  await expect(previews(page)).toHaveCount(4);
  await expect(page.getByText(/was scaled from/)).toHaveText([
    'turned.jpg was scaled from 3200 × 2400 to 1600 × 1200 pixels: the site shows none larger.',
    'clear.png was scaled from 2000 × 1000 to 1600 × 800 pixels: the site shows none larger.',
  ]);
  const drawn = await previews(page).evaluateAll(async (pictures) => {
    const read = pictures.map(async (picture) => {
      if (!(picture instanceof HTMLImageElement)) return undefined;
      await picture.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const [, , , alpha] = context?.getImageData(10, 10, 1, 1).data ?? [];
      const type = /^data:([^;]+)/.exec(picture.src)?.[1];
      return { type, width: picture.naturalWidth, clear: (alpha ?? 255) < 255 };
    });
    return Promise.all(read);
  });
  expect(drawn).toEqual([
    { type: 'image/jpeg', width: 1_600, clear: false },
    { type: 'image/png', width: 1_600, clear: true },
    { type: 'image/jpeg', width: 1_600, clear: false },
    { type: 'image/gif', width: 2_000, clear: expect.any(Boolean) },
  ]);
});
