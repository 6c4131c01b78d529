import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AdminApi } from '../../support/panel/admin-api';
import {
  expectThanks,
  expectTyped,
  fill,
  message,
  nothing,
  send,
  solveCaptcha,
  takeTime,
} from '../../support/page/contact-form';
import { awaitScript } from '../../support/page/script';
import { expect, test } from '../../support/system/test';

/** Counts the documents that the browser loads. Navigation within the site loads none. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return () => documents;
}

const followInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();

test('keeps the typed text through navigation, a refusal, a reload and another site, in its own tab', async ({
  page,
  context,
  system,
}) => {
  const typed = { ...message, Phone: '' };
  const documents = countDocuments(page);
  await page.goto('/contact');
  await fill(page, typed);
  await followInFooter(page, 'FAQ');
  await expect(page).toHaveURL(`${system.settings.siteUrl}/faq`);
  await page.goBack();
  await expect(page).toHaveURL(`${system.settings.siteUrl}/contact`);
  await expectTyped(page, typed);
  expect(documents()).toBe(1);

  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
  await page.reload();
  await expectTyped(page, typed);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(`${system.settings.cmsPublicUrl}/admin/auth/login`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await expectTyped(page, typed);

  const other = await context.newPage();
  await other.goto('/contact');
  await awaitScript(other);
  await expectTyped(other, nothing);
});

test('shows the typed text on every page with the form, and clears it once it is sent', async ({
  page,
  system,
}) => {
  await page.goto('/contact');
  await fill(page);
  await followInFooter(page, 'All services');
  await expect(page).toHaveURL(`${system.settings.siteUrl}/services`);
  await expectTyped(page);
  const finished = { ...message, Message: 'We run payroll in four places.' };
  await fill(page, finished);
  await page.goto('/client-side-deployment');
  await expectTyped(page, finished);
  await solveCaptcha(page);
  await send(page);
  await expectThanks(page);
  for (const route of ['/client-side-deployment', '/contact']) {
    await page.goto(route);
    // The form restores the draft once its script runs.
    await awaitScript(page);
    await expectTyped(page, nothing);
  }
});

test('stores a message whose answer is lost once, even when it is sent again after a reload', async ({
  page,
  system,
}) => {
  const typed = { ...message, Subject: `Answer lost ${randomUUID()}` };
  const statuses: number[] = [];
  await page.route(
    '**/api/contactus/createcontactus',
    async (call) => {
      statuses.push((await call.fetch()).status());
      await call.abort();
    },
    { times: 1 },
  );
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, typed);
  await solveCaptcha(page);
  await takeTime(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Contact us failed! Please try again');
  expect(statuses).toEqual([201]);

  await page.reload();
  await expectTyped(page, typed);
  await solveCaptcha(page);
  await send(page);
  await expectThanks(page);
  const admin = await AdminApi.login(system);
  expect(await admin.countContacts(typed.Subject)).toBe(1);
});
