import type { BrowserContext, Page } from '@playwright/test';
import { takeTime } from '../../support/page/contact-form';
import {
  countKept,
  expectNoMessage,
  expectTyped,
  fill,
  open,
  submitButton,
  watchComplaints,
} from '../../support/page/demo-popup';
import { createDemo, storedDemos, visitor } from '../../support/api/demo-requests';
import { record } from '../../support/api/send';
import type { System } from '../../support/system/system';
import { awaitScript, saveData } from '../../support/page/script';
import { logSuperAdminIn } from '../../support/panel/sessions';
import { expect, test } from '../../support/system/test';
import { watchTraffic } from '../../support/page/traffic';

let token: string;

test.beforeAll(async ({ system }) => {
  token = await logSuperAdminIn(system);
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const stored = (system: System, name: string) => storedDemos(system, token, name);

const refusal = (status: number, code: string) => ({
  status,
  json: { error: true, code, message: 'A sentence of the server.' },
});

type Failure = ReturnType<typeof refusal> | 'no network' | 'no answer';

const unreachable = refusal(502, 'cms_unreachable');

/**
 * Makes the browser's first calls fail and passes later ones to the server.
 * @returns how many calls there were
 */
async function failFirst(context: BrowserContext, ...failures: Failure[]): Promise<() => number> {
  let calls = 0;
  await context.route(createDemo, async (call) => {
    const failure = failures[calls];
    calls += 1;
    if (failure === 'no answer') return;
    if (failure === 'no network') await call.abort();
    else if (failure) await call.fulfill(failure);
    else await call.continue();
  });
  return () => calls;
}

/** Requests a demo in the popup. */
async function requestDemo(page: Page, typed: Record<string, string>): Promise<void> {
  await page.goto('/dc3');
  await open(page);
  await fill(page, typed);
  await takeTime(page);
  // The script that sends the request was fetched with the form.
  await page.waitForLoadState('networkidle');
  const begun = page.waitForRequest(createDemo);
  await submitButton(page).click();
  await begun;
}

/** Waits until the page has noticed the failure and no longer treats the request as in progress. */
const awaitFailure = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(localStorage).some((name) => {
      if (!name.startsWith('undelivered:')) return false;
      const kept: Record<'sentAt' | 'notBefore', number> = JSON.parse(
        localStorage.getItem(name) ?? '{}',
      );
      return kept.notBefore !== kept.sentAt + 15_000;
    }),
  );

const expectNoneKept = (page: Page) => expect.poll(() => countKept(page)).toBe(0);

// The tests in site/tests/demo cover which other requests are kept.
const failures: { what: string; failure: Failure; tag: string[] }[] = [
  { what: 'no network', failure: 'no network', tag: [] },
  { what: 'a CMS that is down', failure: unreachable, tag: ['@full'] },
  { what: 'a fault of the server', failure: refusal(500, 'internal'), tag: ['@full'] },
  { what: 'a limit', failure: refusal(429, 'too_many_requests'), tag: ['@full'] },
];

for (const { what, failure, tag } of failures) {
  test(
    `keeps a demo request that meets ${what}, and sends it once on the next page without a message`,
    { tag },
    async ({ page, context, system }) => {
      const typed = visitor();
      const complaints = watchComplaints(page);
      const calls = await failFirst(context, failure);
      const sent: object[] = [];
      const sources: unknown[] = [];
      page.on('request', (call) => {
        if (!call.url().endsWith('/createrequestdemo')) return;
        const { source, ...fields } = record(call.postDataJSON());
        sent.push({ key: call.headers()['idempotency-key'], fields });
        sources.push(source);
      });
      await requestDemo(page, typed);
      await awaitFailure(page);
      await expectNoMessage(page);
      expect(await stored(system, typed.Name)).toEqual([]);

      await page.goto('/team');
      await awaitScript(page);
      await expectNoneKept(page);
      await expectNoMessage(page);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      // The source does not outlive the tab, so it is not kept with the request.
      expect(sources).toEqual([{ page: '/dc3', landing: '/dc3' }, undefined]);
      expect(await stored(system, typed.Name)).toEqual([
        { name: typed.Name, email: typed.Email, mobile: typed.Mobile, product: 'Dc3' },
      ]);
      await page.goto('/dc3');
      await open(page);
      await expectTyped(page, { Name: '', Email: '', Mobile: '' });
      expect(calls()).toBe(2);
      expect(complaints).toEqual([]);
    },
  );
}

test('sends a demo request from the same page once the network is back', async ({
  page,
  context,
  system,
}) => {
  const typed = visitor();
  await page.goto('/dc3');
  await open(page);
  await fill(page, typed);
  await takeTime(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submitButton(page).click();
  await awaitFailure(page);
  await expectNoMessage(page);
  await context.setOffline(false);
  // A browser with only the loopback network fires no `online` event.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectNoneKept(page);
  await expectNoMessage(page);
  expect(await stored(system, typed.Name)).toHaveLength(1);
});

test('a later page sends a demo request whose page was closed before the answer, and it is stored once', async ({
  page,
  context,
  system,
}) => {
  const typed = visitor();
  const calls = await failFirst(context, 'no answer');
  await requestDemo(page, typed);
  await page.close();

  const later = await context.newPage();
  await later.goto('/team');
  await awaitScript(later);
  await later.waitForLoadState('networkidle');
  expect(calls()).toBe(1);
  await later.clock.fastForward(60_000);
  await expectNoneKept(later);
  expect(await stored(system, typed.Name)).toHaveLength(1);
});

test('two tabs opened at the same time send a kept request once', async ({
  page,
  context,
  system,
}) => {
  const typed = visitor();
  const calls = await failFirst(context, unreachable);
  await requestDemo(page, typed);
  await awaitFailure(page);
  const other = await context.newPage();
  let release = () => {};
  const bothLive = new Promise<void>((resolve) => {
    release = resolve;
  });
  let again = 0;
  await context.route(createDemo, async (call) => {
    again += 1;
    await bothLive;
    await call.fallback();
  });
  await Promise.all([page.goto('/team'), other.goto('/career')]);
  await Promise.all([awaitScript(page), awaitScript(other)]);
  release();
  await expectNoneKept(page);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  expect(again).toBe(1);
  expect(calls()).toBe(2);
  expect(await stored(system, typed.Name)).toHaveLength(1);
});

for (const { dataSaver, title } of [
  { dataSaver: false, title: 'sends a kept request by itself once the next page is idle' },
  {
    dataSaver: true,
    title: "with the browser's data saver, sends a kept request after the visitor's first action",
  },
]) {
  test(title, async ({ page, context, system }) => {
    const typed = visitor();
    await failFirst(context, unreachable);
    await requestDemo(page, typed);
    await awaitFailure(page);
    await page.close();

    const later = await context.newPage();
    if (dataSaver) await saveData(later);
    const traffic = await watchTraffic(later);
    await later.goto('/dc3');
    if (dataSaver) {
      // Any deferred work of the page would have started by then.
      await later.clock.runFor(10_000);
      expect(traffic.scripts).toEqual([]);
      expect(await countKept(later)).toBe(1);
      await awaitScript(later);
    }
    await expectNoneKept(later);
    expect(await stored(system, typed.Name)).toHaveLength(1);
  });
}
