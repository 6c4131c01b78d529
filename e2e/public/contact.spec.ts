import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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
  trap,
} from '../support/page/contact-form';
import { embedding } from '../support/page/routes';
import { awaitScript, holdScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

const createContact = '**/api/contactus/createcontactus';

/** As the server answers when it can neither store a message nor lay it up (Spec §8). */
const unreachable = {
  status: 502,
  json: {
    error: true,
    code: 'cms_unreachable',
    message: 'Contact us failed! Please try again',
  },
};

test("a visitor's message is read by an admin", async ({ page, house }) => {
  const typed = { ...message, Subject: `Read by an admin ${randomUUID()}` };
  await page.goto('/contact');
  await fill(page, typed);
  await solveCaptcha(page);
  await takeTime(page);
  await send(page);
  await expectThanks(page);

  await page.goto('/webadminlogin');
  await page.getByLabel('Username or e-mail').fill(house.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(house.admin.password);
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

test('without a session every way to the screen leads to the login', async ({ page, house }) => {
  const screen = '/admin/plugins/web-admin/contactdetails';
  for (const address of [`${house.settings.cmsPublicUrl}${screen}`, '/contactdetails']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/web-admin\/login\?redirectTo=/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
});

for (const route of ['/contact', ...embedding]) {
  test(`${route} holds the form once, and a message that is sent from there arrives`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('form')).toHaveCount(1);
    await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await fill(page, { ...message, Subject: `Sent from ${route}` });
    await solveCaptcha(page);
    const answer = page.waitForResponse(createContact);
    await send(page);
    expect((await answer).status()).toBe(201);
    await expectThanks(page);
  });
}

// Spec §5 and §8, on the page that is the form's own and on one that embeds it.
for (const route of ['/contact', '/services']) {
  test.describe(route, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(route);
    });

    test('an empty form shows the text of the specification, and each field what is missing', async ({
      page,
    }) => {
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
      await expect(field(page, 'Name')).toBeFocused();
      for (const [label, missing] of [
        ['Name', 'Tell us who we may call back.'],
        ['Email', 'Add an address that we can write to.'],
        ['Phone', 'Add a number that we can call you back on.'],
        ['Subject', 'A few words on what it is about.'],
        ['Message', 'Two lines are enough: what you run now, and when it has to change.'],
      ] as const) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(missing);
        await expect(page.getByText(missing, { exact: true })).toBeVisible();
      }
    });

    test('an empty field shows the text of the specification and keeps the rest', async ({
      page,
    }) => {
      const rest = { ...message, Phone: ' ' };
      await fill(page, rest);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
      await expect(field(page, 'Phone')).toBeFocused();
      await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'false');
      await expectTyped(page, rest);
    });

    test('an e-mail without the form of one is said beside the field, without an alert', async ({
      page,
    }) => {
      await fill(page, { ...message, Email: 'pm.example.com' });
      await solveCaptcha(page);
      await send(page);
      await expect(field(page, 'Email')).toHaveAccessibleDescription(
        'Write the whole address, with the @ and what comes after it.',
      );
      await expect(field(page, 'Email')).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await field(page, 'Email').fill(message.Email);
      await expect(field(page, 'Email')).toHaveAccessibleDescription('');
      await send(page);
      await expectThanks(page);
    });

    test('a captcha that is not confirmed shows the text of the specification', async ({
      page,
    }) => {
      await fill(page);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Please confirm your not a robot.');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(robot(page)).toHaveAccessibleDescription('Please confirm your not a robot.');
      await expectTyped(page);
    });

    test('a captcha that the server does not take has to be confirmed once more', async ({
      page,
    }) => {
      await page.route(
        createContact,
        (call) => call.continue({ postData: { ...call.request().postDataJSON(), captcha: 'no' } }),
        { times: 1 },
      );
      await fill(page);
      await solveCaptcha(page);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Please confirm your not a robot.');
      await expect(robot(page)).not.toBeChecked();
      await expectTyped(page);
      await solveCaptcha(page);
      await send(page);
      await expectThanks(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('what the server cannot take fails, is kept, and can be sent again', async ({ page }) => {
      await page.route(createContact, (call) => call.fulfill(unreachable), { times: 1 });
      await fill(page);
      await solveCaptcha(page);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Contact us failed! Please try again');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectTyped(page);
      await send(page);
      await expectThanks(page);
    });
  });
}

test('an empty answer counts as a failure', async ({ page }) => {
  await page.route(createContact, (call) => call.fulfill({ body: '' }));
  await page.goto('/contact');
  await fill(page);
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Contact us failed! Please try again');
  await expectTyped(page);
});

test('a captcha out of reach fails the message, which can be sent once it answers', async ({
  page,
}) => {
  await page.route('**/api/captcha', (call) => call.abort(), { times: 2 });
  await page.goto('/contact');
  await fill(page);
  await page.getByText("I'm not a robot", { exact: true }).click();
  await expect(page.getByText('Not reached. Try again.', { exact: true })).toBeVisible();
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Contact us failed! Please try again');
  await expectTyped(page);
  await send(page);
  await expectThanks(page);
});

test('a double click sends the message once, and tells of no empty field', async ({ page }) => {
  let calls = 0;
  await page.route(createContact, (call) => {
    calls += 1;
    return call.continue();
  });
  await page.goto('/contact');
  await fill(page);
  await solveCaptcha(page);
  await sendButton(page).dblclick();
  await expectThanks(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls).toBe(1);
});

/** Sends the form. @returns what it sends */
async function sendAndRead(page: Page) {
  const call = page.waitForRequest(createContact);
  await send(page);
  await expectThanks(page);
  return (await call).postDataJSON();
}

test('a message says how long it took to fill the form, whose trap no person meets', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(5);
  await fill(page);
  await solveCaptcha(page);
  await takeTime(page);
  const sent = await sendAndRead(page);
  expect(sent.trap).toBe('');
  expect(sent.filledInMs).toBeGreaterThanOrEqual(2_000);
  expect(sent.filledInMs).toBeLessThan(60_000);
});

test('what is typed before the script is there counts, however late it comes', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  for (const [label, text] of Object.entries(message)) await field(page, label).fill(text);
  await takeTime(page);
  letGo();
  await awaitScript(page);
  await solveCaptcha(page);
  expect((await sendAndRead(page)).filledInMs).toBeGreaterThanOrEqual(2_000);
});

test('a draft that is sent at once does not say how long it took', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await page.reload();
  await expectTyped(page);
  await solveCaptcha(page);
  expect(await sendAndRead(page)).not.toHaveProperty('filledInMs');
});

test('what a script writes into the trap goes along, and the message is thanked for like any other', async ({
  page,
}) => {
  await page.goto('/contact');
  await fill(page);
  await trap(page).fill('https://example.com/', { force: true });
  await solveCaptcha(page);
  expect(await sendAndRead(page)).toMatchObject({ trap: 'https://example.com/' });
});
