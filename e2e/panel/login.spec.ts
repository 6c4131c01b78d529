import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { loginPath, loginPathTo, screenPath } from '../support/api/api';
import { axeFindings } from '../support/page/axe';
import { sidewaysScroll, watchProblems } from '../support/page/page-watch';
import { expect, logIn, sendLogin, slow, test, triesPerAccount } from '../support/panel/panel';
import { createWebAdmin, logInToCms } from '../support/panel/accounts';

const addBlog = screenPath('addblog');
const call = '**/admin/login';

const username = (page: Page) => page.getByLabel('Username or e-mail');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Login' });
const alert = (page: Page) => page.getByRole('alert');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('logs in by username and opens Add Blog', async ({ page, panel }) => {
  await logIn(page, panel.accounts.webAdmin);
  await expect(page).toHaveURL(addBlog);
  await expect(heading(page)).toHaveText('Add Blog', slow);
});

test("shows the server's message for a wrong name or password, and the next try can succeed", async ({
  page,
  panel,
}) => {
  const { webAdmin } = panel.accounts;
  await page.goto(loginPath);
  // An unknown account gets the same message.
  await sendLogin(page, { ...webAdmin, username: 'nobody.at.all' });
  await expect(alert(page)).toHaveText('Invalid credentials');
  const answer = page.waitForResponse(call);
  await sendLogin(page, { ...webAdmin, password: 'Wrong-Horse-9' });
  const { error } = await (await answer).json();
  await expect(alert(page)).toHaveText('Invalid credentials');
  expect(error.message).toBe('Invalid credentials');
  await expect(username(page)).toHaveValue(webAdmin.username);
  await expect(page).toHaveURL(loginPath);
  await password(page).fill(webAdmin.password);
  await button(page).click();
  await expect(page).toHaveURL(addBlog, slow);
});

test('shows Network Error without an answer, and the login can be retried', async ({
  page,
  panel,
}) => {
  await page.route(call, (route) => route.abort(), { times: 1 });
  await page.goto(loginPath);
  await sendLogin(page, panel.accounts.webAdmin);
  await expect(alert(page)).toHaveText('Network Error');
  await expect(username(page)).toHaveValue(panel.accounts.webAdmin.username);
  await button(page).click();
  await expect(page).toHaveURL(addBlog, slow);
});

test('locks an account for a while after too many wrong passwords, says so, and locks no other account', async ({
  page,
  system,
  panel,
}) => {
  const superAdmin = await logInToCms(system, panel.accounts.superAdmin);
  const locked = await createWebAdmin(system, superAdmin, `locked-${randomUUID()}`);
  await page.goto(loginPath);
  await username(page).fill(locked.username);
  for (let tries = 0; tries < triesPerAccount; tries += 1) {
    const answer = page.waitForResponse(call);
    await password(page).fill(`Wrong-Horse-${String(tries)}`);
    await button(page).click();
    expect((await answer).status()).toBe(400);
    await expect(button(page)).toHaveText('Login');
  }
  await password(page).fill(locked.password);
  await button(page).click();
  await expect(alert(page)).toHaveText(
    /^Too many tries\. Please try again in \d+ (second|minute)s?\.$/,
  );
  await sendLogin(page, panel.accounts.webAdmin);
  await expect(page).toHaveURL(addBlog, slow);
});

test('reports empty fields without sending anything', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/login')) calls += 1;
  });
  await page.goto(loginPath);
  await button(page).click();
  await expect(alert(page)).toHaveText('Give a username and a password.');
  await expect(username(page)).toBeFocused();
  for (const field of [username(page), password(page)]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Give a username and a password.');
  }
  await username(page).fill('someone');
  await button(page).click();
  await expect(password(page)).toBeFocused();
  await expect(username(page)).toHaveAttribute('aria-invalid', 'false');
  expect(calls).toBe(0);
});

test('a double click logs in once', async ({ page, panel }) => {
  let calls = 0;
  let release = (): void => undefined;
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(call, async (route) => {
    calls += 1;
    await clicked;
    await route.continue();
  });
  await page.goto(loginPath);
  await username(page).fill(panel.accounts.webAdmin.username);
  await password(page).fill(panel.accounts.webAdmin.password);
  await button(page).dblclick();
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeFocused();
  release();
  await expect(page).toHaveURL(addBlog, slow);
  expect(calls).toBe(1);
});

test('redirectTo leads only to addresses in the panel', async ({ page, panel }) => {
  const testimonials = screenPath('testimonials');
  await page.goto(loginPathTo(testimonials));
  await sendLogin(page, panel.accounts.webAdmin);
  await expect(page).toHaveURL(testimonials, slow);
  // With a session the login page redirects at once.
  const demos = `${screenPath('requestdemos')}?product=Dc3`;
  await page.goto(loginPathTo(demos));
  await expect(page).toHaveURL(demos, slow);
  await expect(heading(page)).toHaveText('Request Demos', slow);
  await page.goto(loginPathTo('//example.com/admin/'));
  await expect(page).toHaveURL(addBlog, slow);
});

test('works with the keyboard only', async ({ page, panel }) => {
  const { username: name, password: secret } = panel.accounts.webAdmin;
  await page.goto(loginPath);
  await expect(username(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(secret);
  await page.keyboard.press('Tab');
  const reveal = page.getByRole('button', { name: 'Show password' });
  await expect(reveal).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addBlog, slow);
});

test('violates no policy and has no axe finding, in light and dark, down to 320 pixels', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await page.goto(loginPath);
  await expect(username(page)).toBeFocused();
  expect(problems).toEqual([]);
  for (const problem of ['', 'Give a username and a password.']) {
    if (problem !== '') await button(page).click();
    await expect(alert(page)).toHaveText(problem);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), `${String(width)} px, ${colorScheme}`).toEqual([]);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('says without JavaScript that it needs it, and shows no form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(loginPath);
  // Playwright's text locators ignore `noscript`.
  const note = page.locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toContainText('This page needs JavaScript to log you in.');
  // Without JavaScript the browser would submit the form itself, with the password.
  for (const part of [username(page), password(page), button(page)]) {
    await expect(part).toBeHidden();
  }
  const answer = await page.request.get(loginPath);
  expect(answer.headers()['content-security-policy']).toContain("form-action 'none'");
  await context.close();
});
