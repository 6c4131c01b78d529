import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { sidewaysScroll } from '../../support/page/page-watch';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice } from '../../support/panel/forms';
import { test } from '../../support/panel/mail-test';
import { expect, slow } from '../../support/panel/panel';

test.use({ as: 'webAdmin' });

/** Who sends the mails of the CMS. */
const sender = 'The firm <firm@example.com>';

/** The CMS sends every five seconds. */
const sent = { timeout: 20_000 };

const article = (page: Page) => page.getByRole('article');
const form = (page: Page) => page.getByRole('form', { name: 'Reply' });
const text = (page: Page) => form(page).getByRole('textbox', { name: 'Reply' });
const timeline = (page: Page) => article(page).getByRole('list', { name: 'Timeline' });
const button = (page: Page, name: string) =>
  article(page).getByRole('button', { name, exact: true });

async function open(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`${screenPath('leads')}/contacts/${id}`);
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible(slow);
}

async function openForm(page: Page): Promise<void> {
  await button(page, 'Reply').click();
  await expect(text(page)).toBeFocused();
}

test('a reply from a template is edited, previewed and sent, and the lead is then answered', async ({
  page,
  panel,
  mailServer,
}) => {
  const word = randomUUID();
  const email = `${word}@example.com`;
  const id = await panel.data.createContact({ name: `Ada ${word}`, email, subject: 'Payroll' });
  await open(page, id, `Ada ${word}`);
  // Who was created with username and password only has no mailbox.
  await button(page, 'Assign to me').click();
  await expect(timeline(page)).toContainText('You took it');
  await openForm(page);
  await expect(form(page)).toContainText(`To ${email}. Answers go to ${sender}.`);
  await expect(form(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Payroll');
  await form(page).getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Thank you, we will call' }).click();
  await expect(text(page)).toHaveValue(/^Dear {{name}},/);
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially('\nP.S. {{nmae}}');
  await expect(form(page)).toContainText('There is no variable {{nmae}}.');
  await button(page, 'Send').click();
  await expect(form(page).getByRole('alert')).toContainText('There is no variable {{nmae}}.');
  await text(page).fill((await text(page).inputValue()).replace('{{nmae}}', 'See you soon.'));
  await button(page, 'Preview').click();
  const preview = form(page).getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`Dear Ada ${word},`);
  await expect(preview).toContainText('your message about “Payroll”');
  await expect(preview).toContainText('P.S. See you soon.');
  expect(await panelAxeFindings(page, { part: 'article' })).toEqual([]);
  for (const width of [320, 400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  await button(page, 'Send').click();
  await expectNotice(page, 'The reply is on its way.');
  await expect(button(page, 'Reply')).toBeFocused();
  await expect(article(page).getByRole('combobox', { name: 'State' })).toHaveText('Answered');
  await expect(timeline(page)).toContainText('You replied by e-mail');
  await expect(timeline(page)).toContainText(`Dear Ada ${word},`);
  await expect(timeline(page)).toContainText(/Sent \d\d:\d\d/, sent);
  const mails = mailServer.mails.filter(({ recipients }) => recipients.includes(email));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.source).toMatch(/^Subject: Re: Payroll$/m);
  expect(mails[0]?.source).toMatch(/^Reply-To: "?The firm"? <firm@example\.com>\r?$/m);
  expect(mails[0]?.source).toContain(`Dear Ada ${word},`);
});

test('a reply that was not sent is kept, and the lead need not be answered by it', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word, email: `${word}@example.com` });
  await open(page, id, word);
  await openForm(page);
  await text(page).fill('Half a thought');
  await form(page).getByRole('checkbox', { name: 'Mark the lead as answered' }).click();
  await page.goto(screenPath('leads'));
  await open(page, id, word);
  await expect(text(page)).toHaveValue('Half a thought', slow);
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  await button(page, 'Send').click();
  await expect(timeline(page)).toContainText('Half a thought');
  await expect(article(page).getByRole('combobox', { name: 'State' })).toHaveText('Open');
});

test('a reply leaves a state that somebody else has set meanwhile, and says so', async ({
  page,
  pageOf,
  panel,
}) => {
  // Two browsers load the panel.
  test.slow();
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word, email: `${word}@example.com` });
  await open(page, id, word);
  await openForm(page);
  await text(page).fill('Hello');
  const other = await pageOf('otherWebAdmin');
  await open(other, id, word);
  await article(other).getByRole('combobox', { name: 'State' }).click();
  await other.getByRole('option', { name: 'Closed', exact: true }).click();
  await expect(timeline(other)).toContainText('You changed the state from Open to Closed');
  await page.bringToFront();
  await button(page, 'Send').click();
  await expectNotice(
    page,
    'The reply is on its way. Somebody else has changed the state meanwhile: it stays “Closed”.',
  );
  await expect(timeline(page)).toContainText('You replied by e-mail');
  await expect(article(page).getByRole('combobox', { name: 'State' })).toHaveText('Closed');
});

test('a reply to an address that does not exist says so, and can be sent again', async ({
  page,
  panel,
  mailServer,
}) => {
  const word = randomUUID();
  const email = `${word}@example.com`;
  const id = await panel.data.createContact({ name: word, email });
  mailServer.knowsRecipients(false);
  await open(page, id, word);
  await openForm(page);
  await text(page).fill('Hello');
  await button(page, 'Send').click();
  await expect(timeline(page)).toContainText(
    'Not sent: the mail server refuses the address or the text (EENVELOPE 550).',
    sent,
  );
  expect(await panelAxeFindings(page, { part: 'article' })).toEqual([]);
  mailServer.knowsRecipients(true);
  await button(page, 'Send again').click();
  await expect(timeline(page)).toContainText(/Sent \d\d:\d\d/, sent);
  await expect(button(page, 'Send again')).toHaveCount(0);
});

test('a lead whose address nobody can write to is only marked as answered', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const email = '"Eve, Mallory"@example.net';
  const id = await panel.data.createContact({ name: word, email });
  await open(page, id, word);
  await expect(button(page, 'Reply')).toHaveCount(0);
  await expect(button(page, 'Mark as answered')).toBeVisible();
  await expect(article(page)).toContainText('No mail program can write to the e-mail address');
});

test('templates are created, changed and deleted', async ({ page }) => {
  const word = randomUUID();
  await page.goto(screenPath('replytemplates'));
  await expect(page.getByRole('gridcell', { name: 'Times for a demo', exact: true })).toBeVisible(
    slow,
  );
  await page.getByRole('button', { name: 'Add template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(word);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {{visitor}}');
  await expect(dialog).toContainText('There is no variable {{visitor}}.');
  expect(await panelAxeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {{name}}');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectNotice(page, 'The template was created.');
  await page.getByRole('button', { name: `Edit “${word}”` }).click();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {{name}}');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'The template was updated.');
  await expect(page.getByRole('gridcell', { name: 'Hello {{name}}' })).toBeVisible();
  expect(await panelAxeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: `Delete “${word}”` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectNotice(page, 'The template was deleted.');
  await expect(page.getByRole('gridcell', { name: word })).toHaveCount(0);
});
