import type { Page } from '@playwright/test';
import { expect, test } from './house/test';

const message = {
  Name: 'Project manager',
  Email: 'pm@example.com',
  Phone: '555-0123',
  Subject: 'Leaving our old ERP',
  Message: 'We run payroll in three places.\nCan you help?',
};

async function fill(page: Page, values: Partial<typeof message> = message): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function expectKept(page: Page, values: Partial<typeof message> = message): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

async function solveCaptcha(page: Page): Promise<void> {
  await page.getByText("I'm not a robot", { exact: true }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test("a visitor's message is read by an admin", async ({ page, house }) => {
  await page.goto('/contact');
  await fill(page);
  await solveCaptcha(page);
  await send(page);
  const toast = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(toast).toContainText('Thank you! we will reach you shortly');
  await expectKept(page, { Name: '', Email: '', Phone: '', Subject: '', Message: '' });

  await page.goto(`${house.settings.cmsPublicUrl}/admin`);
  await page.getByLabel('Email').fill(house.admin.email);
  await page.getByLabel('Password', { exact: false }).first().fill(house.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Web Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admins'))).toBeNull();
  const columns = page.getByRole('columnheader');
  for (const name of ['Name', 'Email ID', 'Phone Number', 'Subject', 'Date & Time']) {
    await expect(columns.filter({ hasText: name }).first()).toBeVisible();
  }
  const row = page.getByRole('row').filter({ hasText: message.Subject });
  await expect(row).toContainText(message.Phone);
  await expect(row).toContainText(message.Name);
  await expect(row).toContainText(message.Email);
  await expect(row).toContainText(/\d{2}-[A-Z][a-z]{2}-\d{4}/);
  await row.getByRole('button', { name: /View/ }).click();
  const dialog = page.getByRole('dialog');
  for (const value of Object.values(message)) {
    await expect(dialog).toContainText(value, { useInnerText: true });
  }
});

test('without a session every way to the screen leads to the login', async ({ page, house }) => {
  const screen = '/admin/plugins/web-admin/contact-details';
  for (const address of [`${house.settings.cmsPublicUrl}${screen}`, '/contactdetails']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/admin\/auth\/login/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
});

test('an empty field shows the text of the specification and keeps the rest', async ({ page }) => {
  await page.goto('/contact');
  const rest = { ...message, Phone: ' ' };
  await fill(page, rest);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await expectKept(page, rest);
});

test('a captcha that is not confirmed shows the text of the specification', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Please confirm your not a robot.');
  await expectKept(page);
});

test('with the CMS stopped the message fails, is kept, and can be sent once it is back', async ({
  page,
  house,
}) => {
  await page.goto('/contact');
  await fill(page, { ...message, Subject: 'Sent twice, stored once' });
  await solveCaptcha(page);
  await house.stopCms();
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Contact us failed! Please try again');
  await expectKept(page, { ...message, Subject: 'Sent twice, stored once' });

  await house.startCms();
  if (!(await page.getByLabel("I'm not a robot").isChecked())) await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
});
