import { cmsHealthPath } from '../../../src/contract/leads/delivery';
import { call } from '../harness/call';
import { passTime } from '../harness/clock';
import { startTestCms, type TestCms } from '../harness/cms';
import { setState, settle } from '../harness/publishing/publishing';
import { storeLetter, newVisitor, sendContact } from '../harness/leads/sent-leads';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const table of ['contacts', 'dead_letters']) await cms.strapi.db.connection(table).delete();
  await settle(cms);
});

/** Lets a second pass first: the CMS reuses an answer for one second. */
async function look(token?: string) {
  passTime(1_000);
  return call(cms, cmsHealthPath, token === undefined ? {} : { token });
}

const details = () => look(cms.functionToken);

test('everyone else gets one word and nothing more', async () => {
  expect(await look()).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await look('f'.repeat(64))).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await look(cms.buildToken)).toEqual({ status: 200, body: { status: 'ok' } });
});

test('the function gets the counts', async () => {
  expect(await details()).toEqual({
    status: 200,
    body: {
      status: 'ok',
      database: 'ok',
      deadLetters: 0,
      notificationsWaiting: 0,
      mails: { waiting: 0, failing: 0, oldest: null },
      webhooks: { waiting: 0, failing: 0, oldest: null },
      publishing: 'live',
      forms: { createcontactus: 'open', createrequestdemo: 'open' },
    },
  });
});

test('a dead letter makes the CMS degraded', async () => {
  await storeLetter(cms);
  expect(await details()).toMatchObject({
    status: 200,
    body: { status: 'degraded', deadLetters: 1 },
  });
  expect(await look()).toEqual({ status: 200, body: { status: 'degraded' } });
});

test('a waiting mail is fine; one that keeps failing makes the CMS degraded', async () => {
  await sendContact(cms, { from: newVisitor() });
  const contacts = cms.strapi.db.connection('contacts');
  await contacts.clone().update({ notify_after: new Date(), notify_tries: 1 });
  expect((await details()).body).toMatchObject({ status: 'ok', notificationsWaiting: 1 });
  await contacts.clone().update({ notify_tries: 4 });
  expect((await details()).body).toMatchObject({ status: 'degraded', notificationsWaiting: 1 });
  await contacts.clone().update({ notify_after: null });
  expect((await details()).body).toMatchObject({ status: 'ok', notificationsWaiting: 0 });
});

test('a queued mail is counted with the others', async () => {
  const mails = cms.strapi.db.connection('outgoing_mails');
  const named = { mail_key: 'a', kind: 'reply', recipient: 'a', reply_to: 'a', message_id: 'a' };
  await mails.clone().insert({ ...named, send_after: new Date(), tries: 1 });
  expect((await details()).body).toMatchObject({ status: 'ok', notificationsWaiting: 1 });
  await mails.clone().update({ tries: 4 });
  expect((await details()).body).toMatchObject({ status: 'degraded', notificationsWaiting: 1 });
  await mails.clone().delete();
});

test('the oldest mail that waits is named, whatever it is about', async () => {
  await sendContact(cms, { from: newVisitor() });
  const mails = cms.strapi.db.connection('outgoing_mails');
  const named = { mail_key: 'b', kind: 'reply', recipient: 'a', reply_to: 'a', message_id: 'a' };
  const created = (day: number) => new Date(Date.UTC(2026, 10, day));
  await mails
    .clone()
    .insert({ ...named, send_after: created(3), tries: 4, created_at: created(3) });
  const contacts = cms.strapi.db.connection('contacts');
  await contacts.clone().update({ notify_after: created(2), created_at: created(2) });
  expect((await details()).body).toMatchObject({
    status: 'degraded',
    mails: { waiting: 2, failing: 1, oldest: created(2).toISOString() },
  });
  await mails.clone().delete();
});

test('a webhook that fails is fine for some minutes, then makes the CMS degraded, unless it is paused', async () => {
  const connection = (table: string) => cms.strapi.db.connection(table);
  const webhook = { name: 'CRM', url: 'https://crm.example.com/', secret: 'x', paused: false };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await connection('webhook_endpoints').insert({ ...webhook, failing_since: minutesAgo(6) });
  const [{ id }] = await connection('webhook_endpoints').select('id');
  const oldest = minutesAgo(6);
  const deliveries = ['waiting', 'waiting', 'delivered', 'failed'].map((state, index) => ({
    ...{ key: `health.${String(index)}`, endpoint: id, event: 'lead.created' },
    ...{ event_id: String(index), state, tries: 1, next_at: null, created_at: oldest },
  }));
  await connection('webhook_deliveries').insert(deliveries);
  const webhooks = { waiting: 2, failing: 0, oldest: oldest.toISOString() };
  expect((await details()).body).toMatchObject({ status: 'ok', webhooks });

  await connection('webhook_endpoints').update({ failing_since: minutesAgo(8) });
  expect((await details()).body).toMatchObject({
    status: 'degraded',
    webhooks: { ...webhooks, failing: 2 },
  });
  await connection('webhook_endpoints').update({ paused: true });
  expect((await details()).body).toMatchObject({ status: 'ok', webhooks: { waiting: 0 } });
  for (const table of ['webhook_deliveries', 'webhook_endpoints']) await connection(table).delete();
});

test('a failed build makes the CMS degraded', async () => {
  await setState(cms, {
    changedRevision: 1,
    failedRevision: 1,
    failedAt: Date.now(),
    reason: 'It failed.',
  });
  expect((await details()).body).toMatchObject({ status: 'degraded', publishing: 'failed' });
});

test('without its database the CMS reports that it is down', async () => {
  const rename = (from: string, to: string) =>
    cms.strapi.db.connection.schema.renameTable(from, to);
  await rename('dead_letters', 'away');
  try {
    expect(await look()).toEqual({ status: 503, body: { status: 'down' } });
    expect((await details()).body).toMatchObject({ status: 'down', database: 'failing' });
  } finally {
    await rename('away', 'dead_letters');
  }
  expect((await look()).status).toBe(200);
});

test('many calls within a second query the database once', async () => {
  passTime(1_000);
  const statements: string[] = [];
  const watch = ({ sql }: { sql: string }) => {
    if (/dead_letters/.test(sql)) statements.push(sql);
  };
  cms.strapi.db.connection.on('query', watch);
  // Stops the clock, so that all calls fall within that second even on a slow machine.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await Promise.all(Array.from({ length: 50 }, () => call(cms, cmsHealthPath)));
  clock.mockRestore();
  cms.strapi.db.connection.removeListener('query', watch);
  expect(statements.length).toBeLessThanOrEqual(2);
});
