import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  description,
  expectNotice,
  field,
  modal,
  openScreen,
  pictureField,
  previews,
  readEntries,
  tool,
  typeCategory,
} from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';

const plain = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
});

test.use({ as: 'webAdmin' });

test('an article with a table, code, a divider, a caption and ordered, described pictures', async ({
  page,
  system,
}) => {
  // A whole way through the panel, and axe in every look.
  test.slow();
  const title = `Elements ${randomUUID()}`;
  const red = await plain('red', '#b3261e');
  await openScreen(page, screenPath('addblog'), 'Add Blog');
  await field(page, 'Title').fill(title);
  await typeCategory(page, 'Elements');
  await pictureField(page).setInputFiles([red, await plain('green', '#2f6f5e')]);
  await expect(previews(page)).toHaveCount(2);

  await test.step('pictures are described, and moved by keyboard and by drag', async () => {
    const said = (number: number) => field(page, `Alternative text of picture ${String(number)}`);
    await said(1).fill('Red');
    await page.getByRole('checkbox', { name: 'Decorative picture 2' }).click();
    await page.getByRole('button', { name: 'Move picture 1 down' }).focus();
    await page.keyboard.press('Enter');
    await expect(said(2)).toHaveValue('Red');
    await expect(page.getByText('Picture 1 is now number 2 of 2.')).toBeAttached();
    // The button moves with its picture, and keeps the focus.
    await expect(page.getByRole('button', { name: 'Move picture 2 down' })).toBeFocused();
    const rows = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
    await rows.last().getByTitle('Drag to another place').dragTo(rows.first());
    await expect(said(1)).toHaveValue('Red');
    await expect(rows.first()).toContainText('Cover');
  });

  await test.step('code, a divider, a picture with a caption and a table are written', async () => {
    const text = description(page);
    await text.click();
    await page.keyboard.type('Run:');
    await page.keyboard.press('Enter');
    await tool(page, 'Code block').click();
    await page.keyboard.type('if (a < b) {');
    await page.keyboard.press('Enter');
    await page.keyboard.type('}');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await tool(page, 'Divider').click();
    await tool(page, 'Picture').click();
    const dialog = modal(page, 'Picture');
    await dialog.getByLabel('File').setInputFiles(red);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toContainText('Describe the picture, or mark it as decorative.');
    await dialog.getByRole('checkbox', { name: 'Decorative' }).click();
    await dialog.getByLabel('Caption').fill('A red field');
    expect(await panelAxeFindings(page, { part: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(text.getByRole('figure')).toContainText('A red field');
    await text.getByText('A red field').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await tool(page, 'Table').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Country');
    const table = page.getByRole('toolbar', { name: 'Table' });
    const press = async (name: string) => {
      await table.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Column after');
    await press('Row below');
    await expect(text.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('button', { name: 'Split cell' })).toBeDisabled();
  });

  expect(await panelAxeFindings(page, { part: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Blog created successfully');
  const [blog] = await readEntries(system, 'blogs', title);
  expect(blog?.imageAlt).toEqual(['Red', '']);
  expect(blog?.image).toHaveLength(2);
  const heads = '<th scope="col"><p></p></th>'.repeat(3);
  const row = `<tr>${'<td><p></p></td>'.repeat(4)}</tr>`;
  expect(String(blog?.description).replace(/src="[^"]*"/, 'src="PICTURE"')).toBe(
    [
      '<p>Run:</p>',
      '<pre><code>if (a &lt; b) {\n}</code></pre>',
      '<hr />',
      '<figure><img src="PICTURE" alt="" role="presentation" />',
      '<figcaption>A red field</figcaption></figure>',
      `<table><thead><tr><th scope="col"><p>Country</p></th>${heads}</tr></thead>`,
      `<tbody>${row.repeat(3)}</tbody></table>`,
    ].join(''),
  );
});
