import { takeTime, trap } from '../support/page/contact-form';
import {
  countKept,
  expectNothingSaid,
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
} from '../support/page/demo-popup';
import { createDemo, storedDemos, visitor } from '../support/api/demo-requests';
import type { System } from '../support/system/system';
import { awaitScript } from '../support/page/script';
import { logSuperAdminIn } from '../support/panel/sessions';
import { expect, test } from '../support/system/test';

let token: string;

test.beforeAll(async ({ house }) => {
  token = await logSuperAdminIn(house);
});

const stored = (house: System, name: string) => storedDemos(house, token, name);

for (const { route, product } of tools) {
  test(`a demo asked for on ${route} is stored once, for its product, and the fields are cleared`, async ({
    page,
    house,
  }) => {
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
    expect(await stored(house, typed.Name)).toEqual([
      { name: typed.Name, email: typed.Email, mobile: typed.Mobile, product },
    ]);
    await open(page);
    await expectTyped(page, { Name: '', Email: '', Mobile: '' });
  });
}

test('from the keyboard alone a demo is asked for, and the thanks are dismissed', async ({
  page,
  house,
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
  expect(await stored(house, typed.Name)).toHaveLength(1);
});

test('one filled field is enough', async ({ page, house }) => {
  const { Name } = visitor();
  await page.goto('/dc3');
  await open(page);
  await fill(page, { Name });
  await takeTime(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(house, Name)).toEqual([
    { name: Name, email: '', mobile: '', product: 'Dc3' },
  ]);
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(`a double click at ${String(width)} px asks for one demo and leads nowhere`, async ({
    page,
    house,
  }) => {
    const typed = visitor();
    await page.setViewportSize({ width, height });
    await page.goto('/dc3');
    await open(page);
    await fill(page, typed);
    await takeTime(page);
    await submitButton(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${house.settings.siteUrl}/dc3`);
    expect(await stored(house, typed.Name)).toHaveLength(1);
  });
}

test('a demo request arrives although the visitor leaves the page before it is on its way', async ({
  page,
  house,
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
  await expect.poll(() => stored(house, typed.Name)).toHaveLength(1);
});

test('a demo request whose answer is lost is stored once, also when it is asked for again', async ({
  page,
  house,
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
    // The second one is what the browser sends by itself on the next page.
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
  await expectNothingSaid(page);
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
  expect(await stored(house, typed.Name)).toHaveLength(1);
  expect(await countKept(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a demo request says how long its form was there, and no person meets its trap', async ({
  page,
}) => {
  await page.goto('/dc3');
  await open(page);
  await expect(popup(page).getByRole('textbox')).toHaveCount(3);
  await fill(page, visitor());
  await takeTime(page);
  const call = page.waitForRequest(createDemo);
  await submitButton(page).click();
  const sent = (await call).postDataJSON();
  expect(sent.trap).toBe('');
  expect(sent.filledInMs).toBeGreaterThanOrEqual(2_000);
  expect(sent.filledInMs).toBeLessThan(60_000);
  await expect(thanks(page)).toBeVisible();
});

test('what a script writes into the trap goes along, and the request is thanked for like any other', async ({
  page,
}) => {
  await page.goto('/dc3');
  await open(page);
  await fill(page, visitor());
  await trap(page).fill('https://example.com/', { force: true });
  const call = page.waitForRequest(createDemo);
  await submitButton(page).click();
  expect((await call).postDataJSON()).toMatchObject({ trap: 'https://example.com/' });
  await expect(thanks(page)).toBeVisible();
});
