import { randomUUID } from 'node:crypto';
import {
  expectThanks,
  expectTyped,
  field,
  fill,
  message,
  robot,
  send,
  sendButton,
  solveCaptcha,
  takeTime,
} from '../../support/page/contact-form';
import { embedding } from '../../support/page/routes';
import { awaitScript, holdScripts } from '../../support/page/script';
import { expect, test } from '../../support/system/test';

const createContact = '**/api/contactus/createcontactus';

/** The one page with the form that is tested without `@full`. */
const [example] = embedding;

/** The server's answer when it can neither store a message nor put it in the outbox (Spec §8). */
const unreachable = {
  status: 502,
  json: {
    error: true,
    code: 'cms_unreachable',
    message: 'Contact us failed! Please try again',
  },
};

test("an admin reads a visitor's message", async ({ page, system }) => {
  const typed = { ...message, Subject: `Read by an admin ${randomUUID()}` };
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, typed);
  await solveCaptcha(page);
  await takeTime(page);
  await send(page);
  await expectThanks(page);

  await page.goto('/webadminlogin');
  await page.getByLabel('Username or e-mail').fill(system.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(system.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Contact Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible({
    timeout: 30_000,
  });
  expect(await page.evaluate(() => localStorage.getItem('admins'))).toBeNull();
  const columns = page.getByRole('columnheader');
  for (const name of ['Name', 'Email ID', 'Phone Number', 'Subject', 'Date & Time']) {
    await expect(columns.filter({ hasText: name }).first()).toBeVisible();
  }
  const row = page.getByRole('row').filter({ hasText: typed.Subject });
  await expect(row).toContainText(typed.Phone);
  await expect(row).toContainText(typed.Name);
  await expect(row).toContainText(typed.Email);
  await expect(row).toContainText(/\d{2}-[A-Z][a-z]{2}-\d{4}/);
  await row.getByRole('button', { name: /View/ }).click();
  const dialog = page.getByRole('dialog');
  for (const value of Object.values(typed)) {
    await expect(dialog).toContainText(value, { useInnerText: true });
  }
});

for (const route of embedding) {
  test(
    `${route} has one form, and a double click on it sends the message once`,
    { tag: route === example ? [] : ['@full'] },
    async ({ page }) => {
      const statuses: number[] = [];
      page.on('response', (answer) => {
        if (answer.url().endsWith('/createcontactus')) statuses.push(answer.status());
      });
      await page.goto(route);
      await expect(page.getByRole('form')).toHaveCount(1);
      await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
      await fill(page, { ...message, Subject: `Sent from ${route}` });
      await solveCaptcha(page);
      await sendButton(page).dblclick();
      await expectThanks(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(statuses).toEqual([201]);
    },
  );
}

test('shows the specified texts for missing and invalid fields and keeps the typed text', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  await page.goto('/contact');
  await awaitScript(page);
  // The trap field is hidden from people.
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(5);
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');

  await test.step('all fields are empty', async () => {
    await send(page);
    await expect(alert).toHaveText('Please fill all the fields');
    await expect(field(page, 'Name')).toBeFocused();
    for (const [label, missing] of [
      ['Name', 'Tell us who to call back.'],
      ['Email', 'Add an address we can write to.'],
      ['Phone', 'Add a number we can call you back on.'],
      ['Subject', 'Tell us in a few words what it’s about.'],
      ['Message', 'Two lines will do: what you run now, and when it has to change.'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(missing);
      await expect(page.getByText(missing, { exact: true })).toBeVisible();
    }
  });

  await test.step('one field is blank', async () => {
    const rest = { ...message, Phone: ' ' };
    await fill(page, rest);
    await send(page);
    await expect(alert).toHaveText('Please fill all the fields');
    await expect(field(page, 'Phone')).toBeFocused();
    await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'false');
    await expectTyped(page, rest);
  });

  await test.step('the e-mail address is invalid', async () => {
    await fill(page, { ...message, Email: 'pm.example.com' });
    await send(page);
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Enter the full address, with the @ and what comes after it.',
    );
    await expect(field(page, 'Email')).toBeFocused();
    await expect(alert).toHaveCount(0);
    await field(page, 'Email').fill(message.Email);
    await expect(field(page, 'Email')).toHaveAccessibleDescription('');
  });

  await test.step('the captcha is not confirmed', async () => {
    await send(page);
    await expect(alert).toHaveText('Please confirm your not a robot.');
    await expect(alert).toBeFocused();
    await expect(robot(page)).toHaveAccessibleDescription('Please confirm your not a robot.');
    await expectTyped(page);
  });
});

test('keeps a message that was not accepted, and sends it again', async ({ page }) => {
  const alert = page.getByRole('alert');
  const expectFailed = async () => {
    await expect(alert).toHaveText('Contact us failed! Please try again');
    await expect(alert).toBeFocused();
    await expectTyped(page);
  };
  await page.goto('/contact');
  await fill(page);

  await test.step('the captcha is unreachable', async () => {
    await page.route('**/api/captcha', (call) => call.abort(), { times: 2 });
    await page.getByText("I'm not a robot", { exact: true }).click();
    await expect(page.getByText('Could not connect. Try again.', { exact: true })).toBeVisible();
    await send(page);
    await expectFailed();
  });

  await test.step('the server refuses the solution', async () => {
    await page.route(
      createContact,
      (call) => call.continue({ postData: { ...call.request().postDataJSON(), captcha: 'no' } }),
      { times: 1 },
    );
    // After the refusal the form needs a new captcha.
    await send(page);
    await expect(alert).toHaveText('Please confirm your not a robot.');
    await expect(robot(page)).not.toBeChecked();
    await expectTyped(page);
    await solveCaptcha(page);
  });

  await test.step('the server can neither store it nor put it in the outbox', async () => {
    await page.route(createContact, (call) => call.fulfill(unreachable), { times: 1 });
    await send(page);
    await expectFailed();
  });

  await test.step('the answer is empty', async () => {
    await page.route(createContact, (call) => call.fulfill({ body: '' }), { times: 1 });
    await send(page);
    await expectFailed();
  });

  await send(page);
  await expectThanks(page);
  await expect(alert).toHaveCount(0);
});

test('the fill time includes typing before the script arrives', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  for (const [label, text] of Object.entries(message)) await field(page, label).fill(text);
  // Not the test's clock: the browser counts from the start of the navigation.
  await page.waitForFunction(() => performance.now() >= 2_000);
  release();
  await awaitScript(page);
  await solveCaptcha(page);
  const call = page.waitForRequest(createContact);
  await send(page);
  await expectThanks(page);
  const { trap, filledInMs } = (await call).postDataJSON();
  expect(trap).toBe('');
  expect(filledInMs).toBeGreaterThanOrEqual(2_000);
  expect(filledInMs).toBeLessThan(60_000);
});
