import { randomUUID } from 'node:crypto';
import { createDemo, storedDemos, visitor } from '../support/api/demo-requests';
import * as contact from '../support/page/contact-form';
import * as demo from '../support/page/demo-popup';
import { AdminApi } from '../support/panel/admin-api';
import { logSuperAdminIn } from '../support/panel/sessions';
import { OwnSystem } from '../support/system/own-system';
import { expect, test } from '../support/system/policy-guard';
import { workerPorts } from '../support/system/ports';
import { copySample, samplePages } from '../support/system/sample';

const ports = workerPorts('outage', 0);

test.use({ baseURL: `http://localhost:${String(ports.site)}` });

test('both forms are confirmed while the CMS is down, and delivered once after it returns', async ({
  context,
  page: contactPage,
}) => {
  test.setTimeout(120_000);
  const system = new OwnSystem('outage', ports, { workshop: samplePages, fill: copySample });
  try {
    await system.serve();
    const demoPage = await context.newPage();
    const complaints = demo.watchComplaints(demoPage);
    const subject = `Waits for the CMS ${randomUUID()}`;
    const typed = visitor();

    // The forms measure their fill time with the page's clock.
    for (const page of [contactPage, demoPage]) await page.clock.install();
    await contactPage.goto('/contact');
    await contact.fill(contactPage, { ...contact.message, Subject: subject });
    await contact.solveCaptcha(contactPage);
    await demoPage.goto('/reorg-chart-modelling');
    await demo.open(demoPage);
    await demo.fill(demoPage, typed);
    for (const page of [contactPage, demoPage]) await contact.takeTime(page);

    await contact.send(contactPage);
    await contact.expectThanks(contactPage);
    const answer = demoPage.waitForResponse(createDemo);
    await demo.submitButton(demoPage).click();
    expect((await answer).status()).toBe(201);
    await expect(demo.thanks(demoPage)).toBeVisible();
    expect(await demo.countKept(demoPage)).toBe(0);
    expect(complaints).toEqual([]);

    await system.startCms();
    const [admin, token] = [await AdminApi.login(system), await logSuperAdminIn(system)];
    // The first drain delivers both; the second must deliver nothing more.
    for (let times = 0; times < 2; times += 1) {
      await system.drain();
      expect(await admin.countContacts(subject)).toBe(1);
      expect(await storedDemos(system, token, typed.Name)).toHaveLength(1);
    }
  } finally {
    await system.stop();
  }
});
