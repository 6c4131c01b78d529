import { randomUUID } from 'node:crypto';
import { screenPath } from '../../support/api/api';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  description,
  expectNotice,
  field,
  modal,
  openScreen,
  tool,
} from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';

test.use({ as: 'webAdmin' });

test('an article is found by its name, linked by keyboard, and the link follows its new address', async ({
  page,
  panel,
}) => {
  const word = randomUUID().slice(0, 8);
  const target = await panel.data.createBlog({ title: `Target ${word}` });
  const source = await panel.data.createBlog({ title: `Source ${word}` });

  await openScreen(page, `${screenPath('blogs')}/${source}`, 'Edit Blog');
  await description(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await tool(page, 'Link').click();
  const dialog = modal(page, 'Link');
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await expect(address).toBeFocused();
  await page.keyboard.type(`target ${word}`);
  const option = dialog.getByRole('option', { name: `Target ${word}` });
  await expect(option).toContainText(`Article · /blog/target-${word}`);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  expect(await panelAxeFindings(page, { part: '[role="dialog"]' })).toEqual([]);
  // Escape closes the list and not the dialog, Enter chooses and does not submit.
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(`/blog/target-${word}`);
  await expect(dialog).toContainText(`Leads to “Target ${word}”.`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const link = description(page).getByRole('link', { name: `Target ${word}` });
  await expect(link).toHaveAttribute('href', `/blog/target-${word}`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Blog successfully');

  await openScreen(page, `${screenPath('blogs')}/${target}`, 'Edit Blog');
  await field(page, 'Address').fill(`elsewhere-${word}`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Blog successfully');
  await openScreen(page, `${screenPath('blogs')}/${source}`, 'Edit Blog');
  await expect(link).toHaveAttribute('href', `/blog/elsewhere-${word}`);
});

test('pages and questions are offered; an address elsewhere is typed and searches nothing', async ({
  page,
  panel,
}) => {
  const word = randomUUID().slice(0, 8);
  const question = await panel.data.createFaq(`Which ${word}?`);
  await page.setViewportSize({ width: 400, height: 800 });
  await openScreen(page, screenPath('addblog'), 'Add Blog');
  await description(page).click();
  await page.keyboard.type('see there');
  await page.keyboard.press('Shift+Home');
  await tool(page, 'Link').click();
  const dialog = modal(page, 'Link');
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await address.fill('privacy');
  await expect(dialog.getByRole('option')).toHaveText([/Privacy policy.*\/privacy-policy/]);
  await address.fill(word);
  await dialog.getByRole('option', { name: `Which ${word}?` }).click();
  await expect(address).toHaveValue(`/faq#faq-${question}`);
  await address.fill('nothing like this');
  await expect(dialog.getByText('Nothing on the site matches.')).toBeVisible();
  await address.fill('www.example.com');
  await expect(dialog.getByText('Nothing on the site matches.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(description(page).getByRole('link', { name: 'see there' })).toHaveAttribute(
    'href',
    'https://www.example.com',
  );
});
