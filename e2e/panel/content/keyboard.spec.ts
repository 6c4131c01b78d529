import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { enter, enterInTable, tabTo } from '../../support/keyboard';
import { expectNotice, field, modal, moveToScreen, openScreen } from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';

// With the keyboard, addresses.spec.ts unpublishes and adds redirects, checks.spec.ts goes to what was found, and
// preview.spec.ts shares a draft.

test.use({ as: 'webAdmin' });

/** Goes to the chosen option of a group, and chooses the next one. */
async function chooseNext(page: Page, chosen: Locator, next: Locator): Promise<void> {
  await tabTo(page, chosen);
  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await expect(next).toBeChecked();
}

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

test('an article is planned, changed and cancelled, and its draft shared, with the keyboard only', async ({
  page,
  panel,
}) => {
  test.slow();
  const title = `By keyboard ${randomUUID()}`;
  const id = await panel.data.createBlog({ title });
  await openScreen(page, `${screenPath('blogs')}/${id}`, 'Edit Blog');
  const schedule = modal(page, 'Schedule');
  const option = (name: string) => schedule.getByRole('radio', { name, exact: true });
  const plans = page.getByRole('group', { name: 'Planned' });

  await test.step('planned', async () => {
    await enter(page, button(page, 'Schedule'));
    await expect(option('Publish')).toBeVisible();
    await chooseNext(page, option('Publish'), option('Unpublish'));
    await enter(page, button(schedule, 'Schedule'));
    await expectNotice(page, /^Planned: unpublish /);
    await expect(plans).toContainText('the page is gone');
    await expect(button(page, 'Schedule')).toBeFocused();
  });

  await test.step('changed', async () => {
    await page.keyboard.press('Enter');
    await expect(option('Publish')).toBeVisible();
    await chooseNext(page, option('Publish'), option('Unpublish'));
    await chooseNext(page, option('Says that the page is gone'), option('Leads to another page'));
    await tabTo(page, schedule.getByRole('combobox', { name: 'Page' }));
    await page.keyboard.type('/about');
    // The open list hides the dialog from those who do not see it; Tab closes it.
    await page.keyboard.press('Tab');
    await enter(page, button(schedule, 'Change plan'));
    await expect(plans).toContainText('leads to /about');
  });

  await test.step('cancelled', async () => {
    await enter(page, button(plans, /^Cancel plan: unpublish /));
    await expectNotice(page, 'The plan was cancelled');
    await expect(plans).toHaveCount(0);
  });
});

test('a version is restored and a category renamed with the keyboard only', async ({
  page,
  panel,
}) => {
  const word = randomUUID().slice(0, 8);
  const id = await panel.data.createBlog({ title: `First ${word}`, category: `Old ${word}` });
  for (const order of ['Second', 'Third']) {
    await panel.data.editBlog(id, { title: `${order} ${word}` });
  }
  await openScreen(page, `${screenPath('blogs')}/${id}/history`, 'History');
  const side = (number: number) =>
    page.getByRole('radio', { name: `Before: version ${String(number)}` });
  await tabTo(page, side(2));
  await page.keyboard.press('ArrowDown');
  await expect(side(1)).toBeChecked();
  await expect(page.getByRole('deletion').filter({ hasText: 'First' })).toBeVisible();
  await enter(page, button(page, 'Restore version 1 as a draft'));
  const question = page.getByRole('alertdialog', { name: 'Restore a version' });
  await enter(page, button(question, 'Restore as a draft'));
  await expectNotice(page, 'Version 1 is the draft now.');
  await expect(field(page, 'Title')).toHaveValue(`First ${word}`);

  await moveToScreen(page, `${screenPath('categories')}?_q=${word}`, 'Categories');
  await enterInTable(page, button(page, `Rename: “Old ${word}”`));
  const form = modal(page, 'Rename category');
  await expect(field(form, 'New name')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`New ${word}`);
  await page.keyboard.press('Enter');
  await enter(page, button(form, 'Rename'));
  await expectNotice(page, 'The category was renamed.');
  await expect(page.getByRole('row').filter({ hasText: `New ${word}` })).toBeVisible();
});

test('Ctrl+S saves the draft of a FAQ from within its modal', async ({ page }) => {
  const question = `Saved by a key ${randomUUID()}?`;
  await openScreen(page, screenPath('allfaqs'), 'Admin FAQs');
  await enter(page, button(page, 'Add FAQ'));
  const form = modal(page, 'Create FAQ');
  await tabTo(page, field(form, 'Title'));
  await page.keyboard.type(question);
  await tabTo(page, field(form, 'Description'));
  await page.keyboard.type('By Ctrl+S.');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Draft saved');
  await expect(field(page.getByRole('dialog'), 'Description')).toBeFocused();
  await page.keyboard.press('Escape');
  await openScreen(
    page,
    `${screenPath('allfaqs')}?_q=${encodeURIComponent(question)}`,
    'Admin FAQs',
  );
  await expect(page.getByRole('row').filter({ hasText: question })).toContainText('Draft');
});
