import { logInToCms } from '../support/panel/accounts';
import { firmMinute, MovedClock } from '../support/panel/day/moved-clock';
import { record, records, send } from '../support/api/send';
import { openBuildSystem } from '../support/system/build-test';
import type { OwnSystem } from '../support/system/own-system';
import { expect, test } from '../support/system/policy-guard';

/** A build takes longer than other waits, above all the first in a workshop without caches. */
const built = { timeout: 240_000 };

const minute = 60_000;

test.describe('an entry that is planned', () => {
  test.describe.configure({ timeout: 600_000 });

  const clock = new MovedClock('planned-build');
  let system: OwnSystem;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    system = openBuildSystem('planned');
    await system.openBuilder();
    // The quiet period is longer than the test.
    await system.startCms({ seed: false, env: { ...clock.env, PUBLISH_QUIET_SECONDS: '3000' } });
    await system.build();
    await system.serve();
  });

  test.afterAll(() => system.stop());

  test('is built at its minute without a quiet period, and recorded when the site shows it', async () => {
    const { cmsUrl, siteUrl } = system.settings;
    const token = await logInToCms(system, system.admin);
    const call = async (path: string, method: string, json?: object) => {
      const message = { method, token, ...(json === undefined ? {} : { json }) };
      const { status, body } = await send(`${cmsUrl}/web-admin/${path}`, message);
      expect(status).toBeLessThan(300);
      return record(body);
    };
    const question = 'Does it come at its minute?';
    const draft = { question, description: '<p>It does.</p>' };
    const { _id: id } = record((await call('faqs/drafts', 'POST', draft)).result);
    const at = firmMinute(clock.now() + 3 * minute);
    await call(`faqs/${String(id)}/plans/publish`, 'PUT', { at });
    const page = async () => (await fetch(`${siteUrl}/faq`)).text();
    expect(await page()).not.toContain(question);

    clock.moveTo(clock.now() + 4 * minute);
    await expect.poll(page, built).toContain(question);
    const plan = async () =>
      records((await call(`plans?view=ended&entry=${String(id)}`, 'GET')).result)[0];
    await expect.poll(plan, built).toMatchObject({ state: 'done', seenAt: expect.any(String) });
  });
});
