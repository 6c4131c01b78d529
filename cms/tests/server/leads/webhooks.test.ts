import { Webhook } from 'standardwebhooks';
import { erasePerson } from '../../../src/leads/erasure/erase-person';
import { addDeliveries } from '../../../src/leads/webhooks/announce';
import { readEndpoints } from '../../../src/leads/webhooks/endpoints';
import { deleteOldDeliveries } from '../../../src/leads/webhooks/log-retention';
import { newLeads } from '../../../src/leads/webhooks/new-leads';
import { sendDue } from '../../../src/leads/webhooks/send';
import { webhookNetwork, type WebhookNetwork } from '../../../src/leads/webhooks/settings';
import { accountOf, openSession } from '../harness/access/accounts';
import { call, record, type Answer } from '../harness/call';
import { passTime } from '../harness/clock';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { startReceiver, type Receiver } from '../harness/leads/receiver';
import { deadLetter, newVisitor, sendContact, sendDemoRequest } from '../harness/leads/sent-leads';
import { eventually } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;
let receiver: Receiver;
let network: WebhookNetwork;

const newSession = async (): Promise<string> =>
  (await openSession(cms, await accountOf(cms, firstAdmin.ADMIN_EMAIL))).accessToken;

beforeAll(async () => {
  receiver = await startReceiver();
  cms = await startTestCms({
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    CMS_PUBLIC_URL: 'https://cms.example.com',
    FORM_LIMIT: '100000',
  });
  token = await newSession();
  network = { ...webhookNetwork(), allowPrivate: true, timeoutMs: 400 };
});

afterAll(async () => {
  await cms.stop();
  await receiver.stop();
});

beforeEach(async () => {
  receiver.becomes('accepts');
  for (const table of ['webhook_endpoints', 'webhook_deliveries', 'contacts', 'demo_requests']) {
    await cms.strapi.db.connection(table).delete();
  }
  receiver.messages.length = 0;
});

interface Asked {
  method?: string;
  body?: object;
}

const ask = (address: string, asked: Asked = {}): Promise<Answer> =>
  call(cms, address, { token, ...asked });

interface Created {
  id: string;
  /** Its address in the panel's API. */
  address: string;
  secret: string;
}

const both = ['lead.created', 'lead.updated'];

async function createWebhook(changes: object = {}): Promise<Created> {
  const body = { name: 'CRM', url: receiver.url, events: both, ...changes };
  const answer = await ask('/web-admin/webhooks', { body });
  expect(answer.status).toBe(201);
  const id = String(record(answer.body.result)._id);
  return { id, address: `/web-admin/webhooks/${id}`, secret: String(answer.body.secret) };
}

/** What the CMS does in the background every two seconds. */
async function run(): Promise<void> {
  await newLeads(cms.strapi)();
  for (const endpoint of await readEndpoints(cms.strapi)) {
    if (!endpoint.paused) await sendDue(cms.strapi, endpoint, network);
  }
}

/** Waits for messages, which the CMS or the test itself sends. */
async function messages(count: number) {
  await run();
  await eventually(`${String(count)} messages`, () => receiver.messages.length >= count);
  return receiver.messages;
}

/** Waits until nothing is to be sent any more. */
async function settled(): Promise<void> {
  await run();
  await eventually('nothing waits', async () => (await rows({ state: 'waiting' })).length === 0);
}

const rows = (where: object = {}): Promise<Record<string, unknown>[]> =>
  cms.strapi.db
    .connection('webhook_deliveries')
    .where(where)
    .orderBy('id')
    .then((found: Record<string, unknown>[]) => found);

const ids = () => receiver.messages.map(({ id }) => id);
const newContact = (body: object = {}) => sendContact(cms, { from: newVisitor(), body });
const leadAddress = (id: string) => `/web-admin/leads/contacts/${id}`;
const patch = (id: string, body: object) => ask(leadAddress(id), { method: 'PATCH', body });
const mark = (id: string, spam: boolean) => ask(`${leadAddress(id)}/spam`, { body: { spam } });
const resultOf = ({ body }: Answer) => record(body.result);
const listOf = ({ body }: Answer) => [body.result ?? []].flat().map(record);

test('a new lead is sent with a signature that the library of Standard Webhooks verifies', async () => {
  const { secret } = await createWebhook();
  const { id } = await newContact({ message: 'Grüße\n<b>' });
  const [message] = await messages(1);
  expect(message?.id).toBe(`created_${id}`);
  expect(message?.headers['content-type']).toBe('application/json; charset=utf-8');
  const headers = Object.fromEntries(
    Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(secret).verify(message?.body ?? '', headers)).toMatchObject({
    type: 'lead.created',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      id,
      form: 'contacts',
      fields: { name: 'HRIS director', email: 'hris@example.com', message: 'Grüße\n<b>' },
      state: 'open',
      owner: null,
      spam: false,
      revision: 0,
      url: `https://cms.example.com/admin/plugins/web-admin/leads/contacts/${id}`,
    },
  });
  const wrong = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
  expect(() => wrong.verify(message?.body ?? '', headers)).toThrow();
});

test('leads of both forms are sent, however they came, and only those that came after the webhook', async () => {
  await newContact();
  await createWebhook();
  const direct = await newContact();
  const demo = await sendDemoRequest(cms, { from: newVisitor() });
  // From the outbox: accepted long before.
  const late = await sendContact(cms, { body: { acceptedAt: '2026-11-20T10:00:00.000Z' } });
  await ask(`/web-admin/dead-letters/${await deadLetter(cms)}/deliver`, { body: {} });
  await messages(4);
  await settled();
  expect(ids()).toHaveLength(4);
  expect(ids()).toEqual(
    expect.arrayContaining([direct, demo, late].map(({ id }) => `created_${id}`)),
  );
});

test('a suspected lead is announced once an admin says that it is no spam', async () => {
  await createWebhook();
  const { id } = await newContact({ suspicion: 'trap_filled' });
  await run();
  await patch(id, { state: 'in_progress' });
  await run();
  expect(ids()).toEqual([]);
  await mark(id, false);
  await settled();
  expect(ids()).toEqual([`created_${id}`]);

  await mark(id, true);
  await mark(id, false);
  await settled();
  expect(ids().filter((sent) => sent.startsWith('created'))).toHaveLength(1);
  const changes = receiver.messages.slice(1).map(({ payload }) => record(payload.data));
  expect(changes).toHaveLength(2);
  for (const { changed } of changes) expect(changed).toEqual(['spam']);
});

test('a receiver that was told of a lead learns that Not spam was a slip, and later that it was none', async () => {
  await createWebhook();
  const { id } = await newContact();
  await settled();
  await cms.strapi.db.connection('contacts').update({ suspicion: 'filled_too_fast' });
  for (const spam of [false, true, false]) {
    await mark(id, spam);
    await settled();
  }
  const told = receiver.messages.map(({ payload }) => record(payload.data).spam);
  expect(told).toEqual([false, true, false]);
});

test('a lead that is marked as spam before it was sent is not sent', async () => {
  await createWebhook({ events: ['lead.created'] });
  receiver.becomes(500);
  const { id } = await newContact();
  await messages(1);
  await mark(id, true);
  receiver.becomes('accepts');
  receiver.messages.length = 0;
  await cms.strapi.db.connection('webhook_deliveries').update({ next_at: new Date() });
  await eventually('no row is left', async () => {
    await run();
    return (await rows()).length === 0;
  });
  expect(ids()).toEqual([]);
});

test('changes of state, owner and spam are sent, notes are not, and each webhook gets what it asked for', async () => {
  await createWebhook({ events: ['lead.updated'] });
  const { id } = await newContact();
  await ask(`${leadAddress(id)}/notes`, { body: { text: 'Called back.' } });
  const me = resultOf(await patch(id, { state: 'answered' }));
  await settled();
  expect(me.state).toBe('answered');
  expect(ids()).toEqual([`updated_${id}_2`]);
  const { type, data } = receiver.messages[0]?.payload ?? {};
  expect(type).toBe('lead.updated');
  expect(data).toMatchObject({ id, state: 'answered', changed: ['state'], revision: 2 });
  expect(JSON.stringify(data)).not.toContain('Called back.');
});

test('without a webhook, a change stores nothing', async () => {
  const { id } = await newContact();
  await patch(id, { state: 'answered' });
  await run();
  expect(await rows()).toEqual([]);
});

test('a change that is refused leaves no delivery', async () => {
  await createWebhook();
  const { id } = await newContact();
  await settled();
  expect((await patch(id, { owner: 424_242 })).status).toBe(400);
  expect(await rows({ event: 'lead.updated' })).toEqual([]);
});

test('a failed delivery is retried with the same id, and the rest follows at once when the receiver answers again', async () => {
  const { address } = await createWebhook();
  receiver.becomes(500);
  await Promise.all([newContact(), newContact()]);
  await messages(1);
  await eventually('it is marked', async () => {
    return resultOf(await ask(address)).failingSince !== null;
  });
  const [log] = listOf(await ask(`${address}/deliveries?state=waiting`)).slice(-1);
  await eventually(
    'the outcome is stored',
    async () => (await rows({ answer_code: 500 })).length > 0,
  );
  expect(log).toMatchObject({ event: 'lead.created', state: 'waiting' });

  receiver.becomes('accepts');
  passTime(11_000);
  await eventually('all are delivered', async () => {
    await run();
    return (await rows({ state: 'delivered' })).length === 2;
  });
  const sent = ids();
  expect(new Set(sent).size).toBe(2);
  expect(sent.length).toBeGreaterThan(2);
  expect(resultOf(await ask(address))).toMatchObject({ failingSince: null, waiting: 0, failed: 0 });
});

test('a delivery is given up after three days, and can be replayed with the same id', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const { address } = await createWebhook();
  receiver.becomes(503);
  const { id } = await newContact({ name: 'Nobody in the log' });
  await messages(1);
  await eventually('a try', async () => (await rows({ answer_code: 503 })).length === 1);
  passTime(73 * 60 * 60 * 1_000);
  await eventually('it is given up', async () => {
    await run();
    return (await rows({ state: 'failed' })).length === 1;
  });
  token = await newSession();
  const log = logged.mock.calls.map(String).join('\n');
  expect(log).toMatch(/A delivery of the webhook \w+ was given up\./);
  expect(log).not.toContain('Nobody in the log');
  logged.mockRestore();
  expect(resultOf(await ask(address))).toMatchObject({ failed: 1, waiting: 0 });
  const [delivery] = listOf(await ask(`${address}/deliveries?state=failed`));
  expect(delivery).toMatchObject({ failure: 'answer', answerCode: 503, nextTryAt: null });

  receiver.becomes('accepts');
  receiver.messages.length = 0;
  const replayed = await ask(`/web-admin/webhook-deliveries/${String(delivery?._id)}/replay`, {
    body: {},
  });
  expect(resultOf(replayed).state).toBe('waiting');
  await settled();
  expect(ids()).toEqual([`created_${id}`]);
  expect(resultOf(await ask(address)).failingSince).toBeNull();
});

test('all that was given up is replayed together', async () => {
  const { address } = await createWebhook();
  await Promise.all([newContact(), newContact(), newContact()]);
  await settled();
  await cms.strapi.db.connection('webhook_deliveries').update({ state: 'failed' });
  receiver.messages.length = 0;
  await ask(`${address}/replay`, { body: {} });
  await settled();
  expect(new Set(ids()).size).toBe(3);
});

test('a receiver that hangs holds up no other one', async () => {
  const slow = await startReceiver();
  slow.becomes('hangs');
  await createWebhook({ url: slow.url });
  await createWebhook();
  await newContact();
  await newLeads(cms.strapi)();
  const started = performance.now();
  // By the CMS itself, which waits 15 seconds for an answer.
  await eventually('the other one', () => receiver.messages.length === 1, 10_000);
  expect(performance.now() - started).toBeLessThan(10_000);
  await slow.stop();
});

test('a receiver that answers 410 is paused', async () => {
  const { address } = await createWebhook();
  receiver.becomes(410);
  await newContact();
  await messages(1);
  await eventually('it is paused', async () => resultOf(await ask(address)).paused === true);
});

test('a paused webhook sends nothing, and what happened meanwhile when it goes on', async () => {
  const { address } = await createWebhook();
  await ask(`${address}/pause`, { body: { paused: true } });
  const { id } = await newContact();
  await run();
  expect(ids()).toEqual([]);
  expect(resultOf(await ask(address))).toMatchObject({ paused: true, waiting: 1 });
  await ask(`${address}/pause`, { body: { paused: false } });
  await settled();
  expect(ids()).toEqual([`created_${id}`]);
});

test('several processes send each delivery once', async () => {
  await createWebhook();
  await Promise.all(Array.from({ length: 15 }, () => newContact()));
  const announce = [newLeads(cms.strapi), newLeads(cms.strapi), newLeads(cms.strapi)];
  await Promise.all(announce.map((once) => once()));
  expect(await rows()).toHaveLength(15);
  const [endpoint] = await readEndpoints(cms.strapi);
  if (endpoint === undefined) throw new Error('There is no webhook.');
  await Promise.all([1, 2, 3].map(() => sendDue(cms.strapi, endpoint, network)));
  await settled();
  expect(ids()).toHaveLength(15);
  expect(new Set(ids()).size).toBe(15);
});

test('what was being sent when the CMS was killed is sent again with the same id', async () => {
  await createWebhook();
  const { id } = await newContact();
  await settled();
  // As the row is after a kill: claimed, with no outcome.
  await cms.strapi.db.connection('webhook_deliveries').update({
    state: 'waiting',
    next_at: new Date(Date.now()),
    claimed_until: new Date(Date.now() + 60_000),
  });
  await run();
  expect(ids()).toEqual([`created_${id}`]);
  passTime(61_000);
  await settled();
  expect(ids()).toEqual([`created_${id}`, `created_${id}`]);
});

test('a test is sent at once, is signed, and is not retried', async () => {
  const { address, secret } = await createWebhook();
  await ask(`${address}/pause`, { body: { paused: true } });
  expect(resultOf(await ask(`${address}/test`, { body: {} }))).toMatchObject({
    event: 'webhook.test',
    state: 'delivered',
    answerCode: 200,
    lead: null,
  });
  const [message] = receiver.messages;
  const headers = Object.fromEntries(
    Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(secret).verify(message?.body ?? '', headers)).toMatchObject({
    type: 'webhook.test',
  });
  receiver.becomes(500);
  expect(resultOf(await ask(`${address}/test`, { body: {} }))).toMatchObject({
    state: 'failed',
    answerCode: 500,
    nextTryAt: null,
  });
  expect(resultOf(await ask(address)).failingSince).toBeNull();
});

test('a secret is shown once, stored encrypted, and after a rotation the old one signs for another day', async () => {
  const { address, secret: old } = await createWebhook();
  expect(old).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rotated = await ask(`${address}/secret`, { body: {} });
  const { secret } = rotated.body;
  expect(secret).not.toBe(old);
  const answers = [await ask(address), await ask('/web-admin/webhooks')];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/whsec_|secret"/);
  const [row] = await cms.strapi.db.connection('webhook_endpoints').select();
  expect(JSON.stringify(row)).not.toContain('whsec_');

  const signedBy = (text: string) => {
    const [message] = receiver.messages.slice(-1);
    const headers = Object.fromEntries(
      Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    try {
      return new Webhook(text).verify(message?.body ?? '', headers) !== undefined;
    } catch {
      return false;
    }
  };
  await ask(`${address}/test`, { body: {} });
  expect([signedBy(old), signedBy(String(secret))]).toEqual([true, true]);
  passTime(24 * 60 * 60 * 1_000 + 1_000);
  token = await newSession();
  await ask(`${address}/test`, { body: {} });
  expect([signedBy(old), signedBy(String(secret))]).toEqual([false, true]);
});

test('a secret that cannot be decrypted fails until it is rotated', async () => {
  const { address } = await createWebhook();
  await cms.strapi.db.connection('webhook_endpoints').update({ secret: 'v1:00:00:00' });
  expect(resultOf(await ask(`${address}/test`, { body: {} }))).toMatchObject({
    state: 'failed',
    failure: 'secret',
  });
  await ask(`${address}/secret`, { body: {} });
  await cms.strapi.db.connection('webhook_endpoints').update({ old_secret: null });
  expect(resultOf(await ask(`${address}/test`, { body: {} })).state).toBe('delivered');
});

test('an erased or deleted lead leaves no delivery, and nothing is sent about it', async () => {
  const { address } = await createWebhook();
  await ask(`${address}/pause`, { body: { paused: true } });
  await newContact({ email: 'gone@example.com' });
  await newContact();
  await eventually('both are announced', async () => {
    await run();
    return (await rows()).length === 2;
  });
  await erasePerson(cms.strapi, 'gone@example.com');
  expect(await rows()).toHaveLength(1);
  // A delivery that another process adds at the same moment.
  const [endpoint] = await readEndpoints(cms.strapi);
  if (endpoint === undefined) throw new Error('There is no webhook.');
  const gone = { event: 'lead.created', form: 'createcontactus', leadId: 'gone' } as const;
  await addDeliveries(cms.strapi, endpoint, [{ ...gone, eventId: 'created_gone' }]);
  await ask(`${address}/pause`, { body: { paused: false } });
  await settled();
  expect(ids()).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test('no row of the log holds what a visitor wrote', async () => {
  await createWebhook();
  await newContact({ name: 'Zaphod', email: 'zaphod@example.com', message: 'Heart of Gold' });
  await settled();
  expect(JSON.stringify(await rows())).not.toMatch(/zaphod|Heart of Gold/i);
});

const anAge = 31 * 24 * 60 * 60 * 1_000;

/** As if everything had happened before the time that the log is kept. */
async function ageLog(): Promise<void> {
  const at = new Date(Date.now() - anAge);
  const log = () => cms.strapi.db.connection('webhook_deliveries');
  await log().update({ created_at: at });
  await log().whereNotNull('last_tried_at').update({ last_tried_at: at });
}

test('the log is kept for 30 days, and has a limit', async () => {
  await createWebhook();
  await Promise.all([newContact(), newContact(), newContact()]);
  await settled();
  await deleteOldDeliveries(cms.strapi, undefined, { kept: 2, waiting: 1 });
  expect(await rows()).toHaveLength(2);
  const [first] = await rows();
  const old = new Date(Date.now() - anAge);
  await cms.strapi.db
    .connection('webhook_deliveries')
    .where('id', String(first?.id))
    .update({ created_at: old, last_tried_at: old });
  await deleteOldDeliveries(cms.strapi);
  expect(await rows()).toHaveLength(1);
});

test('what waits for a paused webhook outlasts the log, and is in it once it was sent', async () => {
  const { address } = await createWebhook();
  await newContact();
  await settled();
  await ask(`${address}/pause`, { body: { paused: true } });
  const { id } = await newContact();
  await eventually('it waits', async () => {
    await run();
    return (await rows({ state: 'waiting' })).length === 1;
  });
  await ageLog();
  await deleteOldDeliveries(cms.strapi);
  expect(await rows()).toMatchObject([{ lead_id: id, state: 'waiting' }]);
  await ask(`${address}/pause`, { body: { paused: false } });
  await settled();
  expect(ids().at(-1)).toBe(`created_${id}`);
  await deleteOldDeliveries(cms.strapi);
  expect(await rows()).toMatchObject([{ lead_id: id, state: 'delivered' }]);
});

test('of too many waiting deliveries of one webhook the oldest go, and the log says so', async () => {
  const { address } = await createWebhook();
  await ask(`${address}/pause`, { body: { paused: true } });
  const [endpoint] = await readEndpoints(cms.strapi);
  if (endpoint === undefined) throw new Error('There is no webhook.');
  const events = ['one', 'two', 'three'];
  const waiting = events.map((eventId) => ({ event: 'lead.updated' as const, eventId }));
  await addDeliveries(cms.strapi, endpoint, waiting);
  await addDeliveries(cms.strapi, { id: endpoint.id + 1_000 }, waiting);
  await ageLog();
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await deleteOldDeliveries(cms.strapi, undefined, { kept: 1, waiting: 2 });
  const [message] = logged.mock.calls.flat();
  logged.mockRestore();
  expect(message).toBe(
    `1 deliveries of the webhook ${endpoint.documentId} were deleted: more than 2 waited.`,
  );
  // Those of a webhook that is gone have no receiver.
  expect(await rows()).toMatchObject([{ event_id: 'two' }, { event_id: 'three' }]);
});

test('a webhook is changed and deleted with its log', async () => {
  const { address } = await createWebhook({ events: ['lead.updated'] });
  await newContact();
  const body = { name: 'Chat', url: receiver.url, events: ['lead.created'] };
  expect(resultOf(await ask(address, { method: 'PUT', body }))).toMatchObject(body);
  await run();
  // It came before the event was chosen.
  expect(ids()).toEqual([]);
  await newContact();
  await settled();
  expect(ids()).toHaveLength(1);
  expect((await ask(address, { method: 'DELETE' })).status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await ask(address)).status).toBe(404);
});

test.each([
  ['no name', { name: '' }],
  ['no address', { url: 'nowhere' }],
  ['another scheme', { url: 'ftp://example.com/' }],
  ['a password in the address', { url: 'https://user:word@example.com/' }],
  ['no event', { events: [] }],
  ['an unknown event', { events: ['lead.deleted'] }],
  ['too many events', { events: [...both, 'lead.created'] }],
  ['a field too many', { secret: 'whsec_own' }],
])('a webhook with %s is refused', async (_what, changes) => {
  const body = { name: 'CRM', url: receiver.url, events: both, ...changes };
  expect((await ask('/web-admin/webhooks', { body })).status).toBe(400);
});

test('there are at most 20 webhooks', async () => {
  for (let made = 0; made < 20; made += 1) await createWebhook();
  const body = { name: 'One more', url: receiver.url, events: both };
  expect((await ask('/web-admin/webhooks', { body })).status).toBe(400);
});

test('unless configured, only public addresses over HTTPS are accepted, also if they were stored before', async () => {
  await cms.stop();
  cms = await startTestCms({ WEBHOOKS_ALLOW_PRIVATE: 'false' });
  token = await newSession();
  const refused = ['http://example.com/', 'https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/'];
  for (const url of refused) {
    const body = { name: 'CRM', url, events: both };
    expect((await ask('/web-admin/webhooks', { body })).status).toBe(400);
  }
  const { address } = await createWebhook({ url: 'https://crm.example.com/' });
  for (const [url, failure] of [
    [receiver.url, 'scheme'],
    [receiver.url.replace('http:', 'https:'), 'address'],
  ]) {
    await cms.strapi.db.connection('webhook_endpoints').update({ url });
    expect(resultOf(await ask(`${address}/test`, { body: {} })).failure).toBe(failure);
  }
  expect(ids()).toEqual([]);
});
