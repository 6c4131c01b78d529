import type { Page } from '@playwright/test';
import { record, records, send as call } from '../../support/api/send';
import { createDemo, visitor } from '../../support/api/demo-requests';
import {
  expectThanks,
  fill,
  message,
  send,
  solveCaptcha,
  takeTime,
} from '../../support/page/contact-form';
import { fill as fillDemo, open, submitButton, thanks } from '../../support/page/demo-popup';
import { anyScript, blockScripts, saveData } from '../../support/page/script';
import { logSuperAdminIn } from '../../support/panel/sessions';
import { expect, test } from '../../support/system/test';

const createContact = '**/api/contactus/createcontactus';

/** The source in the next call to an address. */
const sentSource = async (page: Page, address: string): Promise<unknown> => {
  const request = await page.waitForRequest(address);
  return record(request.postDataJSON()).source;
};

/** All that the browser keeps besides the tab's own storage. */
const keptOutsideTheTab = async (page: Page) => ({
  cookies: await page.context().cookies(),
  local: await page.evaluate(() => Object.keys(localStorage)),
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a message tells where the visit began, also without a script, and sets no cookie', async ({
  page,
  system,
}) => {
  const subject = `From a campaign ${String(Date.now())}`;
  await saveData(page);
  await blockScripts(page);
  const campaign = 'utm_source=newsletter&utm_medium=mail&utm_campaign=Q4+launch';
  await page.goto(`/team?${campaign}&gclid=an-id`, {
    referer: 'https://www.search.example/find?q=hr',
  });
  for (const name of ['All services', 'Our offerings']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  }
  await page.unroute(anyScript);
  await page.goto('/contact');
  await fill(page, { ...message, Subject: subject });
  await takeTime(page);
  await solveCaptcha(page);
  const sent = sentSource(page, createContact);
  await send(page);
  const source = {
    page: '/contact',
    landing: '/team',
    referrer: 'www.search.example',
    utm_source: 'newsletter',
    utm_medium: 'mail',
    utm_campaign: 'Q4 launch',
  };
  expect(await sent).toEqual(source);
  await expectThanks(page);
  expect(await keptOutsideTheTab(page)).toEqual({ cookies: [], local: [] });

  const token = await logSuperAdminIn(system);
  const read = async (path: string) =>
    record(
      (await call(`${system.settings.cmsUrl}/web-admin/${path}`, { method: 'GET', token })).body,
    ).result;
  const [lead] = records(await read(`contacts?search=${encodeURIComponent(subject)}`));
  expect(record(await read(`leads/contacts/${String(lead?._id)}`)).source).toEqual(source);
});

test('another website’s link begins another visit in the same tab, and a reload does not', async ({
  page,
}) => {
  await page.goto('/?utm_source=first', { referer: 'https://one.example/' });
  await page.goto('/tools?utm_source=second', { referer: 'https://two.example/' });
  await page.getByRole('main').getByRole('link', { name: 'Dc3' }).first().click();
  await expect(page).toHaveURL(/\/dc3/);
  await page.reload();
  await open(page);
  await fillDemo(page, visitor());
  await takeTime(page);
  const sent = sentSource(page, createDemo);
  await submitButton(page).click();
  expect(await sent).toEqual({
    page: '/dc3',
    landing: '/tools',
    referrer: 'two.example',
    utm_source: 'second',
  });
  await expect(thanks(page)).toBeVisible();
  expect(await keptOutsideTheTab(page)).toEqual({ cookies: [], local: [] });
});
