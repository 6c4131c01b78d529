import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints, endpointUrl, products } from './house/api';
import { record, records, send } from './house/contract-send';
import {
  expectTyped,
  field,
  fill,
  open,
  openers,
  popup,
  submitButton,
  tools,
} from './house/demo-popup';
import type { House } from './house/house';
import { awaitScript } from './house/script';
import { logSuperAdminIn } from './house/sessions';
import { expect, test } from './house/test';

const createDemo = '**/api/requestdemo/createrequestdemo';
let token: string;

test.beforeAll(async ({ house }) => {
  token = await logSuperAdminIn(house);
});

/** The demo requests of a name, as an admin is shown them: those of a product, newest first. */
async function stored({ settings }: House, name: string) {
  const url = `${settings.siteUrl}${endpointUrl('requestdemosforproduct')}`;
  const { method } = endpoints.requestdemosforproduct;
  const lists = await Promise.all(
    products.map((product) => send(url, { method, token, json: { product } })),
  );
  return lists
    .flatMap(({ body }) => records(record(body).result))
    .filter((request) => request.name === name)
    .map(({ email, mobile, product }) => ({ name, email, mobile, product }));
}

/** What a visitor types; the name is found once in the CMS. */
const visitor = () => ({
  Name: `HRIS director ${randomUUID()}`,
  Email: 'hris@example.com',
  Mobile: '555-0101',
});

const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you' });

/** Whatever the page tells or complains of, but for the browser's own line on a call that failed. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  page.on('console', (line) => {
    const ofBrowser = line.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(line.type()) && !ofBrowser) complaints.push(line.text());
  });
  return complaints;
}

async function expectNothingSaid(page: Page): Promise<void> {
  // By then the page has dealt with the answer. On a busy machine a browser may find no idle moment for a minute.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
  await expect(popup(page)).toHaveCount(0);
  await expect(openers(page).first()).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
}

for (const { route, product } of tools) {
  test(`a demo asked for on ${route} is stored once, for its product, and the fields are cleared`, async ({
    page,
    house,
  }) => {
    const typed = visitor();
    await page.goto(route);
    await open(page);
    await fill(page, typed);
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
  const statuses: number[] = [];
  await page.route(
    createDemo,
    async (call) => {
      statuses.push((await call.fetch()).status());
      await call.abort();
    },
    { times: 1 },
  );
  await page.goto('/dc3');
  await open(page);
  await fill(page, typed);
  const failed = page.waitForEvent('requestfailed');
  await submitButton(page).click();
  await failed;
  await expectNothingSaid(page);
  expect(statuses).toEqual([201]);

  await page.reload();
  await open(page);
  await expectTyped(page, typed);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(house, typed.Name)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('with the CMS stopped a demo request fails without a word, is kept, and can be sent once it is back', async ({
  page,
  house,
}) => {
  const typed = visitor();
  const complaints = watchComplaints(page);
  await page.goto('/reorg-chart-modelling');
  await open(page);
  await fill(page, typed);
  await house.stopCms();
  const answer = page.waitForResponse(createDemo);
  await submitButton(page).click();
  expect((await answer).status()).toBeGreaterThanOrEqual(500);
  await (await answer).finished();
  await expectNothingSaid(page);

  await house.startCms();
  await open(page);
  await expectTyped(page, typed);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(house, typed.Name)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
