import type { Page } from '@playwright/test';
import { screenPath } from '../support/api/api';
import { expect, slow, test } from '../support/panel/panel';
import { panelAxeFindings } from '../support/panel/axe';

test.use({ as: 'webAdmin' });

const opener = (page: Page) => page.getByRole('button', { name: 'Add Testimonial' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Testimonial' });
const waiting = (page: Page) => dialog(page).getByText('Loading the form');
const message = (page: Page) => dialog(page).getByLabel('Message', { exact: true });

async function open(page: Page): Promise<void> {
  await page.goto(screenPath('testimonials'));
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible(slow);
}

test('lists samples with name, location and testimonial', async ({ page }) => {
  await open(page);
  const table = page.getByRole('grid', { name: 'Sample testimonials' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Location', 'Testimonial']);
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row').nth(1)).toContainText('HR manager');
  await expect(table.getByRole('row').nth(1)).toContainText('Zurich');
  expect(await panelAxeFindings(page)).toEqual([]);
});

test('shows the form after loading for 3000 milliseconds', async ({ pageOf }) => {
  const page = await pageOf('webAdmin');
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await opener(page).click();
  await expect(waiting(page)).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(waiting(page)).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(message(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
});

test('restarts a modal closed while loading; its form counts to 500 characters and sends nothing', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await opener(page).click();
  await expect(waiting(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waiting(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(message(page)).toBeVisible();

  await test.step('the message field counts and accepts 500 characters, and no more', async () => {
    const counter = dialog(page).getByTestId('counter');
    await expect(counter).toHaveText('0/500');
    await message(page).fill('a'.repeat(499));
    await expect(counter).toHaveText('499/500');
    await message(page).press('End');
    await page.keyboard.type('bc');
    await expect(counter).toHaveText('500/500');
    await expect(message(page)).toHaveValue(`${'a'.repeat(499)}b`);
    await expect(dialog(page).getByRole('status')).toHaveText('500 of 500 characters');
  });

  await test.step('the form says that nothing was saved', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    await dialog(page).getByLabel('Name', { exact: true }).fill('A manager');
    await dialog(page).getByLabel('Location', { exact: true }).fill('Zurich');
    await message(page).fill('It went well.');
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Nothing was saved: this form is a sample and is not connected to the server.',
    );
    await expect(message(page)).toHaveValue('It went well.');
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('It went well.')).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  await test.step('the modal has no axe finding', async () => {
    // A resize of the window closes the modal shortly afterwards.
    const openForm = () =>
      expect(async () => {
        if (!(await dialog(page).isVisible())) await opener(page).click();
        await page.clock.runFor(3_000);
        await expect(message(page)).toBeVisible({ timeout: 1_000 });
        await dialog(page).getByRole('button', { name: 'Submit' }).click({ timeout: 1_000 });
        await expect(dialog(page).getByRole('alert')).not.toBeEmpty({ timeout: 1_000 });
      }).toPass();
    expect(await panelAxeFindings(page, { open: openForm })).toEqual([]);
    await expect(dialog(page)).toBeVisible();
  });
});
