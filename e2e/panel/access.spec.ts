import type { Page } from '@playwright/test';
import {
  createFaqPath,
  inboxPath,
  inboxSummaryPath,
  leadOwnersPath,
  loginPathTo,
  panelReads,
  screenNames,
  screenPath,
} from '../support/api/api';
import { expect, sendLogin, slow, test } from '../support/panel/panel';
import { makeAdminWith } from '../support/panel/sessions';
import { logInToCms } from '../support/panel/accounts';
import { panelAxeFindings } from '../support/panel/axe';
import { banner } from '../support/panel/publishing';

const noPermission = "You don't have the permissions to access that content";

const ownLink = (page: Page) => page.getByRole('link', { name: 'Web Admin', exact: true });
const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Web Admin' });

const reads: readonly string[] = [
  ...Object.values(panelReads),
  ...[inboxPath, inboxSummaryPath, leadOwnersPath],
];

const screens = [...screenNames.map(screenPath), createFaqPath];

test('every screen redirects to the login without a session', async ({ page }) => {
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page).toHaveURL(loginPathTo(screen));
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
});

test("Strapi's own login still opens the panel, and its menu leads to Add Blog", async ({
  page,
  system,
}) => {
  await page.goto('/admin/auth/login');
  await page.getByLabel('Email').fill(system.admin.email, slow);
  await page.getByLabel('Password').fill(system.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await ownLink(page).click(slow);
  await expect(page).toHaveURL(screenPath('addblog'), slow);
  await expect(page.getByRole('heading', { level: 1, name: 'Add Blog' })).toBeVisible(slow);
});

test.describe('an admin without a permission of the plugin', () => {
  test.use({ as: 'author' });

  /** Opens screens and expects no access. @returns the data requests that they made */
  async function expectNoAccess(page: Page, addresses: readonly string[]): Promise<string[]> {
    const read: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (reads.includes(pathname)) read.push(pathname);
    });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText(noPermission), address).toBeVisible(slow);
      await expect(page.getByRole('grid'), address).toHaveCount(0);
      await expect(page.getByRole('textbox'), address).toHaveCount(0);
      await expect(sideMenu(page), address).toHaveCount(0);
    }
    return read;
  }

  test('sees no links to the screens, cannot open them, and can log out', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible(slow);
    await expect(ownLink(page)).toHaveCount(0);
    expect(
      await expectNoAccess(page, [screenPath('addblog'), screenPath('contactdetails')]),
    ).toEqual([]);
    expect(await panelAxeFindings(page)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Web Admin' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  test('cannot open any screen, and no data is read', { tag: '@full' }, async ({ page }) => {
    expect(await expectNoAccess(page, screens)).toEqual([]);
  });
});

test("an admin with one permission sees only its screen and Testimonials, and not the site's state", async ({
  page,
  system,
  panel,
}) => {
  const superAdmin = await logInToCms(system, panel.accounts.superAdmin);
  const reader = await makeAdminWith(system, superAdmin, ['plugin::web-admin.contact.read']);
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));
  await page.goto('/admin/plugins/web-admin/');
  await sendLogin(page, reader);
  await expect(page).toHaveURL(screenPath('contactdetails'), slow);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Details', slow);
  await expect(sideMenu(page).getByRole('link')).toHaveText(['Contact Reports', 'Testimonials']);
  await expect.poll(() => read).toContain(panelReads.contacts);
  await expect(banner(page)).toHaveCount(0);
  expect(read).not.toContain(panelReads.publishing);
  expect(read).not.toContain(inboxSummaryPath);
  await page.goto(screenPath('addblog'));
  await expect(page.getByText(noPermission)).toBeVisible(slow);
});
