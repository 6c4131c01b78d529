import { randomUUID } from 'node:crypto';
import { screenPath } from '../../../support/api/api';
import { expectAccessible } from '../../../support/panel/axe';
import { field, moveTo, moveToScreen } from '../../../support/panel/forms';
import { test } from '../../../support/panel/mail-test';
import { expect, slow } from '../../../support/panel/panel';

test.use({ as: 'webAdmin' });

/** The CMS sends every five seconds. */
const sent = { timeout: 20_000 };

test.describe(
  'no state of a reply and of its templates has an axe finding',
  { tag: '@full' },
  () => {
    test('a reply', async ({ page, panel, mailServer }) => {
      test.setTimeout(600_000);
      const word = randomUUID();
      const id = await panel.data.createContact({ name: word, email: `${word}@example.com` });
      await page.goto(`${screenPath('leads')}/contacts/${id}?_q=${word}`);
      const article = page.getByRole('article');
      const button = (name: string) => article.getByRole('button', { name, exact: true });
      await expect(button('Reply')).toBeVisible(slow);
      await expectAccessible(page, article.getByRole('link', { name: 'Use your mail program' }));

      await button('Reply').click();
      const form = page.getByRole('form', { name: 'Reply' });
      const template = page.getByRole('option', { name: 'Thank you, we will call' });
      const openTemplates = async () => {
        if (!(await template.isVisible())) {
          await form.getByRole('combobox', { name: 'Template' }).click();
        }
      };
      await expectAccessible(page, template, { open: openTemplates });
      // The last resize of the window closes the list, shortly afterwards.
      await expect(async () => {
        await openTemplates();
        await template.click({ timeout: 1_000 });
      }).toPass(slow);
      const text = form.getByRole('textbox', { name: 'Reply' });
      await text.press('ControlOrMeta+End');
      await text.pressSequentially('{{nmae}}');
      await button('Preview').click();
      await expectAccessible(page, form.getByRole('region', { name: 'Preview' }));
      await button('Send').click();
      await expectAccessible(
        page,
        form.getByRole('alert').getByText('There is no variable {{nmae}}.'),
      );

      mailServer.knowsRecipients(false);
      await text.fill('Hello');
      await button('Send').click();
      await expectAccessible(page, article.getByText('You replied by e-mail').first());
      await expect(button('Send again')).toBeVisible(sent);
      mailServer.knowsRecipients(true);
      await expectAccessible(page, article.getByText(/^Not sent:/));
      await button('Send again').click();
      await expect(article).toContainText(/Sent \d\d:\d\d/, sent);
      await expectAccessible(page, article.getByText(/Sent \d\d:\d\d/).last());
    });

    test('the templates', async ({ page }) => {
      test.setTimeout(600_000);
      const word = randomUUID();
      await page.goto(screenPath('replytemplates'));
      const template = page.getByRole('gridcell', { name: 'Times for a demo', exact: true });
      await expect(template).toBeVisible(slow);
      await expectAccessible(page, template);
      await page.getByRole('button', { name: 'Add template' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expectAccessible(page, dialog.getByRole('alert'));
      await field(dialog, 'Name').fill(word);
      await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {{visitor}}');
      await expectAccessible(page, dialog.getByText('There is no variable {{visitor}}.').first());
      await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {{name}}');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: `Delete “${word}”` }).click();
      await expectAccessible(page, page.getByRole('alertdialog'));
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('gridcell', { name: word })).toHaveCount(0);
      await moveToScreen(page, screenPath('testimonials'), 'Testimonials');
      await page.route('**/reply-templates*', (route) => route.abort());
      await moveTo(page, screenPath('replytemplates'));
      await expectAccessible(page, page.getByRole('main').getByRole('alert'));
    });
  },
);
