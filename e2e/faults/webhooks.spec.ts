import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { endpointUrl, webhooksPath } from '../support/api/api';
import { record, records, send } from '../support/api/send';
import { prepareTestEnvironment, type TestEnvironment } from '../support/faults/test-environment';
import { admin, startCmsPart, type CmsPart } from '../support/faults/parts/cms-part';
import type { Part } from '../support/faults/parts/part';
import { startPostgres, type Postgres } from '../support/faults/parts/postgres';
import { databases } from '../support/faults/lead-system';
import { Random, readSeed } from '../support/faults/random';
import { full, sized } from '../support/faults/size';
import { logIn, readLeads, type Reader } from '../support/faults/stored/stored-leads';
import { Receiver } from '../support/panel/receiver';
import { testFolder } from '../support/system/system';

const ports = { database: 15_961, cms: 11_361, site: 18_961 };

/** Longer than a killed process claims a delivery. */
const settleMs = 90_000;

const selectedDatabases = full ? databases : (['PostgreSQL'] as const);

/** Sends a contact message as the function does, until the CMS stores it. */
async function sendUntilStored(
  { settings, secrets }: TestEnvironment,
  mark: string,
): Promise<void> {
  const key = randomUUID();
  const lead = { name: mark, email: `${mark}@example.com`, phone: '1', subject: 'S', message: 'M' };
  const captcha = { passed: true, nonce: randomUUID() };
  for (;;) {
    const status = await send(`${settings.cmsUrl}${endpointUrl('createcontactus')}`, {
      method: 'POST',
      token: secrets.CMS_FUNCTION_TOKEN,
      headers: { 'idempotency-key': key },
      json: { ...lead, captcha },
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 201) return;
    await wait(200);
  }
}

for (const database of selectedDatabases) {
  test.describe(`webhooks while they leave, on ${database}`, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'serial', timeout: sized(20, 6) * 60_000 });
    let ground: TestEnvironment;
    let server: Postgres | undefined;
    let cms: CmsPart;
    let receiver: Receiver;
    let reader: Reader;

    test.beforeAll(async () => {
      ground = prepareTestEnvironment(testFolder('webhook-faults/data'), ports);
      server = database === 'PostgreSQL' ? await startPostgres(ports.database) : undefined;
      const DATABASE_URL = await server?.create('cms');
      const env = () => ({ DATABASE_URL, WEBHOOKS_ALLOW_PRIVATE: 'true' });
      cms = await startCmsPart(ground.settings, ground.secrets, env);
      receiver = await Receiver.start();
      reader = await logIn(ground.settings.cmsUrl, admin);
      const answer = await send(`${reader.cmsUrl}${webhooksPath}`, {
        method: 'POST',
        token: reader.token,
        json: { name: 'CRM', url: receiver.url, events: ['lead.created'] },
      });
      expect(answer.status).toBe(201);
    });

    test.afterAll(async () => {
      await receiver.stop();
      await cms.stop();
      await server?.stop();
    });

    test('each lead arrives, under one id, while CMS, database and receiver fail', async () => {
      const random = new Random(readSeed(), 'webhooks');
      const parts: Part[] = server === undefined ? [cms] : [cms, server];
      let sent = 0;
      let sending = true;
      const visitors = Array.from({ length: 6 }, async () => {
        while (sending) {
          sent += 1;
          await sendUntilStored(ground, `mark-${String(sent)}`);
          await wait(random.whole(0, 300));
        }
      });
      for (let kills = sized(20, 6); kills > 0; kills -= 1) {
        receiver.status = kills % 2 === 0 ? 500 : 200;
        await wait(random.whole(500, 4_000));
        const part = random.pick(parts);
        await part.kill();
        await wait(random.whole(100, 1_000));
        await part.start();
        if (cms.hasEndedByItself()) await cms.start();
      }
      sending = false;
      await Promise.all(visitors);
      receiver.status = 200;

      const stored = (await readLeads(reader)).map(({ id }) => `created_${id}`).sort();
      const arrived = () => new Set(receiver.messages.map(({ headers }) => headers['webhook-id']));
      await expect(() => {
        expect([...arrived()].sort()).toEqual(stored);
      }).toPass({ timeout: settleMs });
      expect(stored.length).toBeGreaterThan(sized(100, 20));
      // Shows that messages were repeated, and so that something was interrupted.
      expect(receiver.messages.length).toBeGreaterThan(stored.length);
      // What was being sent during a kill is sent again once its claim has ended.
      await expect(async () => {
        const list = await send(`${reader.cmsUrl}${webhooksPath}`, { token: reader.token });
        expect(records(record(list.body).result)).toMatchObject([{ waiting: 0, failed: 0 }]);
      }).toPass({ timeout: settleMs });
      expect([...arrived()].sort()).toEqual(stored);
    });
  });
}
