import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { AdminApi } from '../support/panel/admin-api';
import {
  expectThanks,
  expectTyped,
  field,
  robot,
  send,
  takeTime,
} from '../support/page/contact-form';
import { awaitScript, holdScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Milliseconds between two keys of a fast typist. */
const delay = 25;

const caret = (element: Locator) =>
  element.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

const boxText = "I'm not a robot";
const tickBox = (page: Page) => page.getByText(boxText, { exact: true }).click();

test('a message typed before, during and after hydration is sent unchanged, once', async ({
  page,
  system,
}) => {
  const subject = `Typed early ${randomUUID()}`;
  const typed = {
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    Phone: '555-0199',
    Subject: subject,
    Message: 'A first line.\nA second line, typed while the page became live.',
  };
  const sent: unknown[] = [];
  await page.route('**/api/contactus/createcontactus', (call) => {
    sent.push(call.request().postDataJSON());
    return call.continue();
  });
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/contact');

  await field(page, 'Name').pressSequentially('Ada lace', { delay });
  await field(page, 'Email').pressSequentially(typed.Email, { delay });
  await tickBox(page);
  await expect(robot(page)).toBeChecked();
  await field(page, 'Name').focus();
  // Back to the middle of the name; the rest of it is typed while the scripts arrive.
  await page.keyboard.press('End');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('Lo', { delay });
  release();
  await page.keyboard.type('ve', { delay });
  expect(await caret(field(page, 'Name'))).toEqual([8, 8]);
  await awaitScript(page);
  await expect(field(page, 'Name')).toBeFocused();
  expect(await caret(field(page, 'Name'))).toEqual([8, 8]);
  await expectTyped(page, { Name: typed.Name, Email: typed.Email });
  await expect(robot(page)).toBeChecked();

  await field(page, 'Phone').pressSequentially(typed.Phone, { delay });
  await field(page, 'Subject').pressSequentially(typed.Subject);
  await field(page, 'Message').pressSequentially(typed.Message);
  await expectTyped(page, typed);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await takeTime(page);
  await send(page);
  await expectThanks(page);
  expect(sent).toHaveLength(1);
  const { Name: name, Email: email, Phone: phone, Message: message } = typed;
  expect(sent[0]).toMatchObject({ name, email, phone, subject, message });
  const admin = await AdminApi.login(system);
  expect(await admin.countContacts(subject)).toBe(1);
});

test('no key is lost while the page hydrates', async ({ page }) => {
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(3);
  const release = await holdScripts(page);
  await page.goto('/services');
  await field(page, 'Message').pressSequentially(text, { delay: 5 });
  release();
  // The scripts arrive, run and hydrate the page between these keys.
  await page.keyboard.type(text, { delay: 15 });
  await awaitScript(page);
  await page.keyboard.type(text, { delay: 5 });
  await expect(field(page, 'Message')).toHaveValue(text.repeat(3));
});

test('a checkbox ticked and cleared before the script arrives stays clear', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await tickBox(page);
  await tickBox(page);
  release();
  await awaitScript(page);
  await expect(robot(page)).not.toBeChecked();
  await tickBox(page);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});
