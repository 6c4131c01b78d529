import { randomUUID } from 'node:crypto';
import { createDemo, storedDemos, visitor } from '../support/api/demo-requests';
import * as contact from '../support/page/contact-form';
import * as demo from '../support/page/demo-popup';
import { AdminApi } from '../support/panel/admin-api';
import { logSuperAdminIn } from '../support/panel/sessions';
import { expect, test } from '../support/system/own-test';

/** Empties the outbox twice, since once must be enough. @returns how many leads are there after each time */
async function countTwice(drain: () => Promise<void>, count: () => Promise<number>) {
  const counts: number[] = [];
  for (let times = 0; times < 2; times += 1) {
    await drain();
    counts.push(await count());
  }
  return counts;
}

test('with the CMS stopped the visitor is thanked, and the message arrives once when it is back', async ({
  page,
  house,
}) => {
  const subject = `Waits for the CMS ${randomUUID()}`;
  await page.clock.install();
  await page.goto('/contact');
  await contact.fill(page, { ...contact.message, Subject: subject });
  await contact.solveCaptcha(page);
  await contact.takeTime(page);
  await house.stopCms();
  await contact.send(page);
  await contact.expectThanks(page);

  await house.startCms();
  const admin = await AdminApi.login(house);
  const counts = await countTwice(
    () => house.drain(),
    () => admin.countContacts(subject),
  );
  expect(counts).toEqual([1, 1]);
});

test('with the CMS stopped a demo request is thanked for, and arrives once when it is back', async ({
  page,
  house,
}) => {
  const token = await logSuperAdminIn(house);
  const typed = visitor();
  const complaints = demo.watchComplaints(page);
  await page.clock.install();
  await page.goto('/reorg-chart-modelling');
  await demo.open(page);
  await demo.fill(page, typed);
  await contact.takeTime(page);
  await house.stopCms();
  const answer = page.waitForResponse(createDemo);
  await demo.submitButton(page).click();
  expect((await answer).status()).toBe(201);
  await expect(demo.thanks(page)).toBeVisible();
  expect(await demo.countKept(page)).toBe(0);

  await house.startCms();
  const counts = await countTwice(
    () => house.drain(),
    async () => (await storedDemos(house, token, typed.Name)).length,
  );
  expect(counts).toEqual([1, 1]);
  expect(complaints).toEqual([]);
});
