import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { firmName, loginPath, screenPath } from '../support/api/api';
import { createWebAdmin, logInToCms } from '../support/panel/accounts';
import { panelAxeFindings } from '../support/panel/axe';
import { expect, logIn, logInAt, slow, test } from '../support/panel/panel';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const strapiLinks = (page: Page) =>
  page.getByRole('link', { name: /^(Home|Content Manager|Settings)$/ });
const advertisement = (page: Page) => page.getByText('Introducing the new Media Library');
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\*?$`));

test.describe('a web admin', () => {
  test.use({ as: 'webAdmin' });

  test("is redirected from Strapi's screens to Web Admin, and sees the firm's name", async ({
    page,
  }) => {
    const elsewhere = ['', '/me', '/me/sessions', '/settings/api-tokens', '/content-manager'];
    for (const address of elsewhere) {
      await page.goto(`/admin${address}`);
      await expect(page, address).toHaveURL(screenPath('addblog'), slow);
      await expect(heading(page), address).toHaveText('Add Blog', slow);
    }
    await expect(strapiLinks(page)).toHaveCount(0);
    await expect(advertisement(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('img', { name: firmName })).toBeVisible();
    // Before it may stand how many leads wait.
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Add Blog · ${firmName}$`));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('img', { name: firmName })).toBeVisible();
  });
});

test.describe('a Super Admin', () => {
  test.use({ as: 'superAdmin' });

  test("keeps Strapi's menu without its advertisement", async ({ page }) => {
    await page.goto('/admin');
    await expect(strapiLinks(page)).toHaveCount(3, slow);
    await expect(advertisement(page)).toHaveCount(0);
  });

  test('finds the login page in the theme that they chose in the panel', async ({ pageOf }) => {
    // Not the shared tab, which has to stay logged in.
    const page = await pageOf('superAdmin');
    const isDark = () =>
      page.evaluate(() => {
        const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return Number(red) < 128;
      });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/admin/me');
    await page.getByRole('combobox', { name: 'Interface mode' }).click(slow);
    await page.getByRole('option', { name: 'Dark mode' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(isDark).toBe(true);
    await page.context().clearCookies();
    await page.goto(loginPath);
    await expect(heading(page)).toBeVisible();
    expect(await isDark()).toBe(true);
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await expect(heading(page)).toBeVisible();
    expect(await isDark()).toBe(false);
  });
});

test('a web admin changes their password in the Web Admin menu and logs in again with the new one', async ({
  page,
  pageOf,
  system,
  panel,
}) => {
  const token = await logInToCms(system, panel.accounts.superAdmin);
  const admin = await createWebAdmin(system, token, `changing.${randomUUID().slice(0, 8)}`);
  const newPassword = 'A-Third-Horse-9';
  const elsewhere = await pageOf('nobody');
  await logIn(elsewhere, admin);
  await logInAt(page, screenPath('testimonials'), admin);
  await page.getByRole('banner').getByRole('button', { name: 'Web Admin' }).click(slow);
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expect(heading(page)).toHaveText('Change Password', slow);
  expect(await panelAxeFindings(page)).toEqual([]);

  const send = page.getByRole('button', { name: 'Change Password' });
  const alert = page.locator('form').getByRole('alert');
  await field(page, 'Current password').fill('Wrong-Horse-7');
  await field(page, 'New password').fill(newPassword);
  await send.click();
  await expect(alert).toHaveText('The current password is wrong.');
  await expect(field(page, 'Current password')).toBeFocused();
  await field(page, 'Current password').fill(admin.password);
  await field(page, 'New password').fill('Password1');
  await send.click();
  await expect(alert).toContainText('easy to guess');
  await expect(field(page, 'New password')).toBeFocused();
  await field(page, 'New password').fill(newPassword);
  await send.click();

  await expect(page).toHaveURL(`${loginPath}?notice=password-changed`, slow);
  await expect(page.getByRole('status')).toHaveText(
    'Your password has been changed. Log in with the new one.',
  );
  await logIn(page, { ...admin, password: newPassword });
  await expect(heading(page)).toHaveText('Add Blog', slow);
  await elsewhere.goto(screenPath('contactdetails'));
  await expect(elsewhere).toHaveURL(new RegExp(`^[^?]*${loginPath}`), slow);
});
