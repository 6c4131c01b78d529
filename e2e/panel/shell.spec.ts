import type { Page } from '@playwright/test';
import { loginPath, screenPath } from '../support/api/api';
import { expect, logIn, logInAt, sendLogin, slow, test } from '../support/panel/panel';
import { panelAxeFindings } from '../support/panel/axe';
import { countUnsent } from '../support/panel/unsent';

const screens = [
  { label: 'Leads', path: screenPath('leads'), heading: 'Leads' },
  { label: 'Reply templates', path: screenPath('replytemplates'), heading: 'Reply templates' },
  { label: 'Request Demos', path: screenPath('requestdemos'), heading: 'Request Demos' },
  { label: 'Contact Reports', path: screenPath('contactdetails'), heading: 'Contact Details' },
  { label: 'Add Blog', path: screenPath('addblog'), heading: 'Add Blog' },
  { label: 'All Blogs', path: screenPath('allblogs'), heading: 'All Blogs' },
  { label: 'Admin FAQs', path: screenPath('allfaqs'), heading: 'Admin FAQs' },
  { label: 'Planned', path: screenPath('planned'), heading: 'Planned' },
  { label: 'Categories', path: screenPath('categories'), heading: 'Categories' },
  { label: 'Redirects', path: screenPath('redirects'), heading: 'Redirects' },
  { label: 'Preview links', path: screenPath('previews'), heading: 'Preview links' },
  { label: 'Builds', path: screenPath('builds'), heading: 'Builds' },
  {
    label: 'Content check',
    path: screenPath('contentreport'),
    heading: 'Content check',
  },
  { label: 'Testimonials', path: screenPath('testimonials'), heading: 'Testimonials' },
  { label: 'Create Admin', path: screenPath('createadmin'), heading: 'Create Admin' },
  { label: 'Change Password', path: screenPath('changepassword'), heading: 'Change Password' },
  {
    label: 'Undelivered leads',
    path: screenPath('undelivered'),
    heading: 'Undelivered leads',
  },
] as const;

/** Behind the name of Leads may stand how many wait. */
const startsWith = ({ label }: { label: string }) => new RegExp(`^${label}`);

const demos = `${screenPath('requestdemos')}?product=Aksa+Studio`;

test.beforeAll(async ({ panel }) => {
  await panel.data.createDemoRequest({ product: 'Aksa Studio', name: 'Someone Private' });
});

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Web Admin' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dropdown = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Web Admin', exact: true });
const logout = (page: Page) => page.getByRole('menuitem', { name: 'Logout' });
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const note = (page: Page) => page.getByText('Your unsaved text is back.');

async function expectAddBlog(page: Page, typed: string): Promise<void> {
  await expect(title(page)).toHaveValue(typed, slow);
  await expect(note(page)).toHaveCount(typed === '' ? 0 : 1);
}

/** Types a title into Add Blog, leaves the screen and returns to the unsent changes. */
async function leaveUnsent(page: Page, typed: string): Promise<void> {
  await expectAddBlog(page, '');
  await title(page).fill(typed);
  await sideMenu(page).getByRole('link', { name: 'Testimonials' }).click();
  await expect(heading(page)).toHaveText('Testimonials', slow);
  await sideMenu(page).getByRole('link', { name: 'Add Blog' }).click();
  await expectAddBlog(page, typed);
}

async function logOut(page: Page): Promise<void> {
  await dropdown(page).click();
  await logout(page).click();
}

const logoutDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Logout' });

async function logOutDiscarding(page: Page): Promise<void> {
  await logOut(page);
  await logoutDialog(page).getByRole('button', { name: 'Discard and log out' }).click();
}

async function expectLoginPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(loginPath, slow);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

test.describe('the side menu', () => {
  test.use({ as: 'webAdmin' });

  test('leads to every screen and marks the current one', async ({ page }) => {
    await page.goto('/admin/plugins/web-admin');
    await expect(heading(page)).toHaveText('Add Blog', slow);
    await expect(sideMenu(page).getByRole('link')).toHaveText(screens.map(startsWith));
    for (const { label, path, heading: text } of screens) {
      const link = sideMenu(page).getByRole('link', { name: startsWith({ label }) });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(text, slow);
      // Before it may stand how many leads wait.
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${text} · `));
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  test('is a dropdown on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 900 });
    await page.goto(screenPath('testimonials'));
    await sideMenu(page).getByRole('button', { name: 'Testimonials' }).click(slow);
    await expect(page.getByRole('menuitem')).toHaveText(screens.map(startsWith));
    await page.getByRole('menuitem', { name: 'Contact Reports' }).click();
    await expect(page).toHaveURL(screenPath('contactdetails'));
    await expect(sideMenu(page).getByRole('button', { name: 'Contact Reports' })).toBeVisible();
  });

  test('and the dropdowns have no axe finding, and an unknown address says that there is no such screen', async ({
    page,
  }) => {
    await page.goto('/admin/plugins/web-admin/nosuchscreen');
    await expect(page.getByText('There is no such screen.')).toBeVisible(slow);
    expect(await panelAxeFindings(page)).toEqual([]);
    await dropdown(page).click();
    await expect(logout(page)).toBeVisible();
    expect(await panelAxeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 400, height: 900 });
    await sideMenu(page).getByRole('button', { name: 'Screens' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(screens.length);
    expect(await panelAxeFindings(page, { part: '[role="menu"]' })).toEqual([]);
  });
});

test('logs out with the keyboard only, and Back shows nothing of the session', async ({
  page,
  panel,
}) => {
  await logInAt(page, demos, panel.accounts.webAdmin);
  await expect(page.getByText('Someone Private')).toBeVisible(slow);
  await dropdown(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toContainText(panel.accounts.webAdmin.username);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(logout(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(logout(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLoginPage(page);
  for (const { path } of [{ path: demos }, ...screens.slice(0, 2)]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
  await page.goto(loginPath);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Someone Private')).toHaveCount(0);
});

test('discards unsaved text on logout, for the next admin and the same one', async ({
  page,
  panel,
}) => {
  const { webAdmin, otherWebAdmin } = panel.accounts;
  await logIn(page, webAdmin);
  await leaveUnsent(page, 'A secret title');
  await logOut(page);
  await expect(logoutDialog(page)).toContainText(
    'There is unsaved text in Add Blog. A logout discards it.',
  );
  // The menu that opened it is closed then.
  await expect(logoutDialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(logoutDialog(page)).toBeHidden();
  await expectAddBlog(page, 'A secret title');
  await logOutDiscarding(page);
  await expectLoginPage(page);
  expect(await countUnsent(page)).toBe(0);
  await sendLogin(page, otherWebAdmin);
  await expectAddBlog(page, '');
  await logOut(page);
  await expectLoginPage(page);
  await sendLogin(page, webAdmin);
  await expectAddBlog(page, '');
});

test('keeps the unsent changes of a session that ends without a logout, for its own admin only', async ({
  page,
  panel,
}) => {
  const { webAdmin, otherWebAdmin } = panel.accounts;
  await logIn(page, webAdmin);
  await leaveUnsent(page, 'An unfinished title');
  await page.context().clearCookies();
  await page.goto(screenPath('addblog'));
  await sendLogin(page, otherWebAdmin);
  await expectAddBlog(page, '');
  await logOut(page);
  await expectLoginPage(page);
  await sendLogin(page, webAdmin);
  await expectAddBlog(page, 'An unfinished title');
});

test("a logout in Strapi's own menu, which cannot ask first, keeps the unsent changes", async ({
  page,
  panel,
}) => {
  // Web admins do not see that menu.
  const { superAdmin } = panel.accounts;
  await logIn(page, superAdmin);
  await leaveUnsent(page, 'A secret title');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('button', { name: superAdmin.username }).click(slow);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/auth\/login/, slow);
  expect(await countUnsent(page)).toBe(1);
});

test('a logout in one tab ends the session of the others and discards their unsent changes', async ({
  page,
  panel,
}) => {
  const { webAdmin } = panel.accounts;
  await logIn(page, webAdmin);
  await leaveUnsent(page, 'A secret title');
  const other = await page.context().newPage();
  await other.goto(screenPath('testimonials'));
  await expect(heading(other)).toHaveText('Testimonials', slow);
  await logOutDiscarding(other);
  await expectLoginPage(other);
  await expectLoginPage(page);
  expect(await countUnsent(page)).toBe(0);
});
