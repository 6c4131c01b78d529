import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { panelUrl, screenPath } from '../support/api/api';
import { expect, logIn, slow, test } from '../support/panel/panel';
import { panelAxeFindings } from '../support/panel/axe';

test.use({ as: 'webAdmin' });

const form = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Admin' }) });
// Required fields have an asterisk after their name.
const field = (page: Page, name: string) => form(page).getByLabel(new RegExp(`^${name}\\*?$`));
const alert = (page: Page) => form(page).getByRole('alert');
const rule =
  'Password needs 8 to 72 characters with an upper-case letter, a lower-case letter and a digit.';

async function open(page: Page): Promise<void> {
  await page.goto(screenPath('createadmin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Create Admin' })).toBeVisible(slow);
}

async function send(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await form(page).getByRole('button', { name: 'Create Admin' }).click();
}

const newAdmin = () => ({ Username: `new-${randomUUID()}`, Password: 'Third-Horse-9' });

test('creates an admin who can log in, and leads to Add Blog in the same session', async ({
  page,
  pageOf,
  panel,
}) => {
  const typed = { ...newAdmin(), 'E-mail': `${randomUUID()}@example.com` };
  await open(page);
  await send(page, typed);
  await expect(page).toHaveURL(screenPath('addblog'), slow);
  await expect(page.getByRole('heading', { level: 1, name: 'Add Blog' })).toBeVisible(slow);
  await expect(page.getByText(`Admin ${typed.Username} created successfully`)).toBeVisible();
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Web Admin' }).click(slow);
  await expect(page.getByRole('menu')).toContainText(panel.accounts.webAdmin.username);

  const newAdminPage = await pageOf('nobody');
  await logIn(newAdminPage, { username: typed['E-mail'], password: typed.Password });
  const menu = newAdminPage.getByRole('navigation', { name: 'Web Admin' });
  // The role Web Admin may open every screen of the menu but Webhooks.
  await expect(menu.getByRole('link')).toHaveCount(17, slow);
});

test("shows the server's message at the field and keeps the typed text", async ({
  page,
  panel,
}) => {
  await open(page);
  const typed = { ...newAdmin(), Username: panel.accounts.otherWebAdmin.username };
  const answer = page.waitForResponse(`**${panelUrl('createadmin')}`);
  await send(page, typed);
  const { message } = await (await answer).json();
  await expect(alert(page)).toHaveText('This username is taken. Choose another one.');
  expect(message).toBe('This username is taken. Choose another one.');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Password')).toHaveValue(typed.Password);

  // The form checks this rule, too; a changed request makes the server answer.
  await page.route(
    `**${panelUrl('createadmin')}`,
    (route) => route.continue({ postData: { username: 'weak', password: 'weak' } }),
    { times: 1 },
  );
  await send(page, newAdmin());
  await expect(alert(page)).toHaveText(rule);

  await page.route(`**${panelUrl('createadmin')}`, (route) => route.abort(), { times: 1 });
  await send(page, {});
  await expect(alert(page)).toHaveText('Network Error');
  await expect(page).toHaveURL(screenPath('createadmin'));
  await send(page, {});
  await expect(page).toHaveURL(screenPath('addblog'), slow);
});

test('shows invalid fields without sending anything', async ({ page }) => {
  await open(page);
  await form(page).getByRole('button', { name: 'Show password' }).click();
  expect(await panelAxeFindings(page)).toEqual([]);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await send(page, {});
  await expect(alert(page)).toHaveText('Give a username and a password.');
  await expect(field(page, 'Username')).toBeFocused();
  await send(page, { Username: 'a@b', Password: 'Third-Horse-9' });
  await expect(alert(page)).toHaveText('Username must not hold an @.');
  await send(page, { Username: 'someone', Password: 'weak' });
  await expect(alert(page)).toHaveText(rule);
  await expect(field(page, 'Password')).toBeFocused();
  await send(page, { Password: 'Third-Horse-9', 'E-mail': 'no address' });
  await expect(alert(page)).toHaveText('Email must be an e-mail address.');
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(await panelAxeFindings(page)).toEqual([]);
  expect(calls).toBe(0);
});
