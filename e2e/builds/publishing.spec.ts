import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Editor } from '../support/faults/editor';
import { startFlakyHook, type FlakyHook } from '../support/faults/stand-ins/flaky-hook';
import { digestOf, publishedBy, publishedIn } from '../support/faults/published-site';
import { publishingStatus, publishNow, untilLive } from '../support/faults/stored/publishing-state';
import { Random, readSeed } from '../support/faults/random';
import { sized } from '../support/faults/size';
import { logIn, type Reader } from '../support/faults/stored/stored-leads';
import { AdminApi } from '../support/panel/admin-api';
import { openBuildSystem } from '../support/system/build-test';
import type { OwnSystem } from '../support/system/own-system';

const hookPort = 18_957;

/** The share of hook calls that fail while `hookFails`. */
const failureRate = 0.4;

/** The CMS's publishing settings. No other test sets them in this way. */
const publishing = (hook: FlakyHook) => ({
  BUILD_HOOK_URL: hook.url,
  SITE_BUILD_RECORD_URL: undefined,
  PUBLISH_QUIET_SECONDS: '3',
  PUBLISH_MAX_WAIT_SECONDS: '20',
});

test.describe('publishing', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'serial', timeout: sized(60, 15) * 60_000 });
  let random: Random;
  let system: OwnSystem;
  let hook: FlakyHook;
  let editor: Editor;
  let reader: Reader;
  let hookFails = false;

  const startCms = () => system.startCms({ seed: false, env: publishing(hook) });

  test.beforeAll(async () => {
    // The first build in a workshop without caches.
    test.setTimeout(300_000);
    const seed = readSeed();
    random = new Random(seed, 'publishing');
    system = openBuildSystem('publishing');
    await system.openBuilder();
    hook = await startFlakyHook(
      hookPort,
      system.hookUrl,
      // At least one call fails.
      () => hookFails && (hook.failed() === 0 || random.happens(failureRate)),
    );
    await startCms();
    reader = await logIn(system.settings.cmsUrl, system.admin);
    const admin = await AdminApi.login(system);
    const picture = await admin.upload('e2e/support/hostile/small-picture.png');
    editor = new Editor(admin, new Random(seed, 'editor'), picture.id);
    await system.build();
    await system.serve();
  });

  test.afterAll(async () => {
    await hook.close();
    await system.stop();
  });

  async function expectSiteEqualsCms(): Promise<void> {
    const wanted = await publishedBy(system);
    expect(wanted.marks.length).toBeGreaterThan(0);
    expect(publishedIn(system.out)).toEqual(wanted);
  }

  test('starts at most two builds for a burst of 100 changes', async () => {
    for (let change = 0; change < 100; change += 1) await editor.change();
    await untilLive(reader);
    await expectSiteEqualsCms();
    process.stdout.write(`100 changes, ${String(hook.passed())} builds\n`);
    expect(hook.passed()).toBeLessThanOrEqual(2);
  });

  /** What the site shows: its files and one page as served. */
  const look = async () => ({
    files: digestOf(system.out),
    page: await (await fetch(`${system.settings.siteUrl}/faq`)).text(),
  });

  /** Kills a build at a random moment, and expects that the served site stays the same, byte for byte. */
  async function killBuild(): Promise<void> {
    for (;;) {
      const status = await publishingStatus(reader);
      if (status === 'failed' || status === 'live') await publishNow(reader);
      await wait(status === 'building' ? random.whole(0, 12_000) : 500);
      // A build that succeeds at this moment replaces the files.
      const before = await look().catch(() => undefined);
      if (before === undefined || !system.killBuild()) continue;
      await wait(1_000);
      expect(await look()).toEqual(before);
      return;
    }
  }

  test('the site equals the CMS after 200 random changes while builds and CMS are killed and the hook fails', async () => {
    hookFails = true;
    const kills = sized(6, 1);
    const change = async () => {
      for (let made = 0; made < 200; made += 1) {
        await editor.change();
        if (made === 100) {
          await system.killCms();
          await startCms();
        }
        await wait(random.whole(0, 300));
      }
    };
    const kill = async () => {
      for (let killed = 0; killed < kills; killed += 1) await killBuild();
    };
    await Promise.all([change(), kill()]);
    await untilLive(reader);
    hookFails = false;
    await expectSiteEqualsCms();
    const [failed, passed] = [hook.failed(), hook.passed()];
    const calls = `${String(failed)} of ${String(failed + passed)} hook calls failed`;
    process.stdout.write(`200 changes, ${String(kills)} builds killed, ${calls}\n`);
    expect(failed).toBeGreaterThan(0);
  });
});
