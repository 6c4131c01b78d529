import { takeTime } from '../../support/page/contact-form';
import {
  countKept,
  expectNoMessage,
  expectTyped,
  field,
  fill,
  open,
  openers,
  popup,
  submitButton,
  thanks,
  tools,
  watchComplaints,
} from '../../support/page/demo-popup';
import { createDemo, storedDemos, visitor } from '../../support/api/demo-requests';
import type { System } from '../../support/system/system';
import { awaitScript } from '../../support/page/script';
import { logSuperAdminIn } from '../../support/panel/sessions';
import { expect, test } from '../../support/system/test';

let token: string;

test.beforeAll(async ({ system }) => {
  token = await logSuperAdminIn(system);
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const stored = (system: System, name: string) => storedDemos(system, token, name);

for (const { route, product } of tools) {
  test(
    `stores a demo request from ${route} once, for its product, and clears the fields`,
    { tag: route === '/dc3' ? [] : ['@full'] },
    async ({ page, system }) => {
      const typed = visitor();
      await page.goto(route);
      await open(page);
      await fill(page, typed);
      await takeTime(page);
      const answer = page.waitForResponse(createDemo);
      await submitButton(page).click();
      await expect(popup(page)).toHaveCount(0);
      await expect(openers(page).first()).toBeFocused();
      expect((await answer).status()).toBe(201);
      await expect(thanks(page)).toBeVisible();
      expect(await stored(system, typed.Name)).toEqual([
        { name: typed.Name, email: typed.Email, mobile: typed.Mobile, product },
      ]);
      await open(page);
      await expectTyped(page, { Name: '', Email: '', Mobile: '' });
    },
  );
}

test('requests a demo and dismisses the thanks with the keyboard only', async ({
  page,
  system,
}) => {
  const typed = visitor();
  await page.goto('/dc3');
  await awaitScript(page);
  await openers(page).first().press('Enter');
  for (const [label, text] of Object.entries(typed)) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(text);
    if (label !== 'Mobile') await page.keyboard.press('Tab');
  }
  await takeTime(page);
  await page.keyboard.press('Enter');
  await expect(openers(page).first()).toBeFocused();
  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toHaveCount(0);
  expect(await stored(system, typed.Name)).toHaveLength(1);
});

test('accepts a request with one field filled', async ({ page, system }) => {
  const { Name } = visitor();
  await page.goto('/dc3');
  await open(page);
  await fill(page, { Name });
  await takeTime(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(system, Name)).toEqual([
    { name: Name, email: '', mobile: '', product: 'Dc3' },
  ]);
});

// The size decides what is below the popup.
for (const { width, height, tag } of [
  { width: 360, height: 740, tag: [] },
  { width: 1280, height: 900, tag: ['@full'] },
]) {
  test(
    `a double click at ${String(width)} px sends one request and opens no link`,
    { tag },
    async ({ page, system }) => {
      const typed = visitor();
      await page.setViewportSize({ width, height });
      await page.goto('/dc3');
      await open(page);
      await fill(page, typed);
      await takeTime(page);
      await submitButton(page).dblclick();
      await expect(thanks(page)).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${system.settings.siteUrl}/dc3`);
      expect(await stored(system, typed.Name)).toHaveLength(1);
    },
  );
}

test('delivers a demo request although the visitor leaves the page before it is sent', async ({
  page,
  system,
}) => {
  const typed = visitor();
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route(createDemo, async (call) => {
    await left;
    await call.continue();
  });
  await page.goto('/dc3');
  await open(page);
  await fill(page, typed);
  await takeTime(page);
  const begun = page.waitForRequest(createDemo);
  await submitButton(page).click();
  await begun;
  await page.goto('about:blank');
  leave();
  await expect.poll(() => stored(system, typed.Name)).toHaveLength(1);
});

test('stores a demo request whose answer is lost once, even when the visitor sends it again', async ({
  page,
  system,
}) => {
  const typed = visitor();
  const complaints = watchComplaints(page);
  let arrivals = 0;
  await page.route(
    createDemo,
    async (call) => {
      if ((await call.fetch()).ok()) arrivals += 1;
      await call.abort();
    },
    // The browser sends the second call by itself on the next page.
    { times: 2 },
  );
  const failure = () =>
    page.waitForEvent('requestfailed', (call) => call.url().endsWith('/createrequestdemo'));
  await page.goto('/dc3');
  await open(page);
  await fill(page, typed);
  await takeTime(page);
  const first = failure();
  await submitButton(page).click();
  await first;
  await expectNoMessage(page);
  await expect(openers(page).first()).toBeFocused();
  expect(arrivals).toBe(1);

  const second = failure();
  await page.reload();
  await open(page);
  await second;
  expect(arrivals).toBe(2);
  await expectTyped(page, typed);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(system, typed.Name)).toHaveLength(1);
  expect(await countKept(page)).toBe(0);
  expect(complaints).toEqual([]);
});
