import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { cheapCaptcha } from '../support/faults/cheap-captcha';
import { admin, startCmsPart, type CmsPart } from '../support/faults/parts/cms-part';
import { faultNames, startFaultyCms, type FaultyCms } from '../support/faults/stand-ins/faulty-cms';
import { startFlakyHook, type FlakyHook } from '../support/faults/stand-ins/flaky-hook';
import { startFunctionHost, type FunctionHost } from '../support/faults/parts/function-host';
import { leakIn, leakingFiles, Marks } from '../support/faults/personal/marks';
import { drainUntilEmpty, openOutbox, type Outbox } from '../support/faults/stored/outbox';
import {
  goodForms,
  markedContact,
  otherCalls,
  refusedForms,
} from '../support/faults/personal/personal-calls';
import { adminSearches, directCmsCalls } from '../support/faults/personal/personal-cms-calls';
import {
  startQuotingMailServer,
  type QuotingMailServer,
} from '../support/faults/stand-ins/quoting-mail-server';
import { fillDisk } from '../support/faults/stored/store-directly';
import { countDeadLetters, logIn } from '../support/faults/stored/stored-leads';
import { AdminApi } from '../support/panel/admin-api';
import { endpointUrl, idempotencyHeader } from '../support/api/api';
import { send, type Answer } from '../support/api/send';
import { openBuildSystem } from '../support/system/build-test';
import type { OwnSystem } from '../support/system/own-system';

const ports = { faulty: 11_356, site: 18_956, hook: 18_958, mail: 18_959 };
const fullDisk = pathToFileURL(path.resolve('e2e/support/faults/stand-ins/full-disk.mjs')).href;
const wanted = 1_000;

test.describe('what visitors write about themselves', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  const marks = new Marks();
  /** What the site and the CMS answered to visitors. */
  const answers: Answer[] = [];
  let system: OwnSystem;
  let cms: CmsPart;
  let faulty: FaultyCms;
  let host: FunctionHost;
  let hook: FlakyHook;
  let mail: QuotingMailServer;
  let outbox: Outbox;
  let limits: NodeJS.ProcessEnv = {};

  const caller = () => ({
    siteUrl: host.url,
    captchaSecret: system.secrets.CAPTCHA_SECRET,
    operationsToken: system.secrets.OPERATIONS_TOKEN,
    marks,
  });

  const remember = (more: readonly Answer[]) => answers.push(...more);

  test.beforeAll(async () => {
    system = openBuildSystem('personal-data');
    const { settings, secrets } = system;
    hook = await startFlakyHook(ports.hook, undefined, () => false);
    mail = await startQuotingMailServer(ports.mail);
    cms = await startCmsPart(settings, secrets, () => ({
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${fullDisk}`.trim(),
      LOG_LEVEL: 'silly',
      BUILD_HOOK_URL: hook.url,
      SITE_URL: settings.siteUrl,
      PUBLISH_QUIET_SECONDS: '0',
      SMTP_URL: mail.url,
      SMTP_FROM: 'cms@example.com',
      NOTIFY_EMAIL_TO: 'firm@example.com',
      ...limits,
    }));
    faulty = await startFaultyCms(ports.faulty, settings.cmsUrl);
    outbox = await openOutbox(settings.dataDir);
    host = await startFunctionHost({ ...settings, sitePort: ports.site }, secrets, {
      env: () => ({ CMS_URL: faulty.url }),
    });
  });

  test.afterAll(async () => {
    await host.stop();
    await cms.stop();
    await Promise.all([faulty.close(), outbox.close(), hook.close(), mail.close(), system.stop()]);
  });

  test('is sent to every public address, in accepted and refused calls', async () => {
    remember(await goodForms(caller()));
    remember(await refusedForms(caller()));
    remember(await otherCalls(caller()));
    remember(await directCmsCalls(caller(), system.settings.cmsUrl));
    await adminSearches(caller(), await logIn(system.settings.cmsUrl, admin));
    const statuses = new Set(answers.map(({ status }) => status));
    // Shows that the calls reached what they should.
    for (const status of [201, 400, 401, 404, 405, 413, 415, 422]) {
      expect(statuses, String(status)).toContain(status);
    }
  });

  test('is sent while the CMS fails in every way', async () => {
    for (const fault of faultNames) {
      faulty.behave(fault, true);
      remember(await goodForms(caller()));
      remember(await otherCalls(caller()));
    }
    faulty.heal();
    await drainUntilEmpty(host, outbox);
  });

  test('is sent while the disk of the CMS is full', async () => {
    await fillDisk(system, cms);
    for (let tries = 0; tries < 5; tries += 1) remember(await goodForms(caller()));
    expect(outbox.waiting()).toBeGreaterThan(0);
    cms.signal('SIGUSR2');
    await drainUntilEmpty(host, outbox);
  });

  test('becomes a dead letter when sent with a used captcha while the CMS is down', async () => {
    const reader = await logIn(system.settings.cmsUrl, admin);
    const captcha = await cheapCaptcha(system.secrets.CAPTCHA_SECRET);
    const sendContact = async () => {
      const answer = await send(`${host.url}${endpointUrl('createcontactus')}`, {
        method: 'POST',
        headers: { [idempotencyHeader]: randomUUID() },
        json: { ...markedContact(marks), captcha },
      });
      remember([answer]);
      return answer.status;
    };
    expect(await sendContact()).toBe(201);
    await cms.kill();
    expect(await sendContact()).toBe(201);
    remember(await refusedForms(caller()));
    remember(await otherCalls(caller()));
    await cms.start();
    await drainUntilEmpty(host, outbox);
    expect(await countDeadLetters(reader)).toBe(1);
  });

  test('is sent after a limit is reached', async () => {
    limits = { WRITE_LIMIT_PER_ADDRESS: '1', FORM_LIMIT: '1' };
    await cms.kill();
    await cms.start();
    const before = answers.length;
    for (let tries = 0; tries < 5; tries += 1) remember(await goodForms(caller()));
    expect(answers.slice(before).map(({ status }) => status)).toContain(429);
    limits = {};
    await cms.kill();
    await cms.start();
  });

  test('is sent a thousand times, waits encrypted in the outbox, and is quoted by a mail server', async () => {
    await cms.kill();
    while (marks.made < wanted) remember(await goodForms(caller()));
    expect(outbox.waiting()).toBeGreaterThan(0);
    expect(leakingFiles(outbox.folder)).toEqual([]);
    await cms.start();
    await drainUntilEmpty(host, outbox);
    await expect.poll(() => mail.refused(), { timeout: 30_000 }).toBeGreaterThan(0);
    // The CMS logs the refusal shortly after it.
    await wait(1_000);
  });

  test('is in no webhook call', async () => {
    const content = await AdminApi.login(system);
    await content.createPublished('api::faq.faq', {
      question: 'Does a build begin?',
      description: '<p>Yes.</p>',
    });
    await expect.poll(() => hook.received.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(hook.received.map(leakIn).filter((leak) => leak !== undefined)).toEqual([]);
  });

  test('is in no build', async () => {
    await system.build();
    expect(leakingFiles(system.out)).toEqual([]);
  });

  test('is in no answer', () => {
    const all = answers.map(({ text, headers }) => {
      const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`);
      return [...lines, text].join('\n');
    });
    expect(all.map(leakIn).filter((leak) => leak !== undefined)).toEqual([]);
  });

  test('is in no address that the functions call', () => {
    expect(faulty.received.length).toBeGreaterThan(0);
    expect(faulty.received.map(leakIn).filter((leak) => leak !== undefined)).toEqual([]);
  });

  test('is in no log of the CMS, the functions and the builds', () => {
    expect(leakingFiles(system.logs)).toEqual([]);
  });
});
