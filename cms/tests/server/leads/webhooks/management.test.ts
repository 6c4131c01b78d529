import { Webhook } from 'standardwebhooks';
import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { addDeliveries } from '../../../../src/leads/webhooks/announce';
import { readEndpoints } from '../../../../src/leads/webhooks/endpoints';
import { deleteOldDeliveries } from '../../../../src/leads/webhooks/log-retention';
import { passTime } from '../../harness/clock';
import { bothEvents, resultOf, webhookStage } from '../../harness/leads/webhook-stage';
import { eventually } from '../../harness/publishing/publishing';

const stage = webhookStage();
const { ask, createWebhook, run, settled, rows, ids, newContact } = stage;

test('a test is sent at once, is signed, and is not retried', async () => {
  const { address, secret } = await createWebhook();
  await ask(`${address}/pause`, { body: { paused: true } });
  expect(resultOf(await ask(`${address}/test`, { body: {} }))).toMatchObject({
    event: 'webhook.test',
    state: 'delivered',
    answerCode: 200,
    lead: null,
  });
  const [message] = stage.receiver.messages;
  const headers = Object.fromEntries(
    Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(secret).verify(message?.body ?? '', headers)).toMatchObject({
    type: 'webhook.test',
  });
  stage.receiver.becomes(500);
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
  const [row] = await stage.cms.strapi.db.connection('webhook_endpoints').select();
  expect(JSON.stringify(row)).not.toContain('whsec_');

  const signedBy = (text: string) => {
    const [message] = stage.receiver.messages.slice(-1);
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
  await stage.logIn();
  await ask(`${address}/test`, { body: {} });
  expect([signedBy(old), signedBy(String(secret))]).toEqual([false, true]);
});

test('a secret that cannot be decrypted fails until it is rotated', async () => {
  const { address } = await createWebhook();
  await stage.cms.strapi.db.connection('webhook_endpoints').update({ secret: 'v1:00:00:00' });
  expect(resultOf(await ask(`${address}/test`, { body: {} }))).toMatchObject({
    state: 'failed',
    failure: 'secret',
  });
  await ask(`${address}/secret`, { body: {} });
  await stage.cms.strapi.db.connection('webhook_endpoints').update({ old_secret: null });
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
  await erasePerson(stage.cms.strapi, 'gone@example.com');
  expect(await rows()).toHaveLength(1);
  // A delivery that another process adds at the same moment.
  const [endpoint] = await readEndpoints(stage.cms.strapi);
  if (endpoint === undefined) throw new Error('There is no webhook.');
  const gone = { event: 'lead.created', form: 'createcontactus', leadId: 'gone' } as const;
  await addDeliveries(stage.cms.strapi, endpoint, [{ ...gone, eventId: 'created_gone' }]);
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
  const log = () => stage.cms.strapi.db.connection('webhook_deliveries');
  await log().update({ created_at: at });
  await log().whereNotNull('last_tried_at').update({ last_tried_at: at });
}

test('the log is kept for 30 days, and has a limit', async () => {
  await createWebhook();
  await Promise.all([newContact(), newContact(), newContact()]);
  await settled();
  await deleteOldDeliveries(stage.cms.strapi, undefined, { kept: 2, waiting: 1 });
  expect(await rows()).toHaveLength(2);
  const [first] = await rows();
  const old = new Date(Date.now() - anAge);
  await stage.cms.strapi.db
    .connection('webhook_deliveries')
    .where('id', String(first?.id))
    .update({ created_at: old, last_tried_at: old });
  await deleteOldDeliveries(stage.cms.strapi);
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
  await deleteOldDeliveries(stage.cms.strapi);
  expect(await rows()).toMatchObject([{ lead_id: id, state: 'waiting' }]);
  await ask(`${address}/pause`, { body: { paused: false } });
  await settled();
  expect(ids().at(-1)).toBe(`created_${id}`);
  await deleteOldDeliveries(stage.cms.strapi);
  expect(await rows()).toMatchObject([{ lead_id: id, state: 'delivered' }]);
});

test('of too many waiting deliveries of one webhook the oldest go, and the log says so', async () => {
  const { address } = await createWebhook();
  await ask(`${address}/pause`, { body: { paused: true } });
  const [endpoint] = await readEndpoints(stage.cms.strapi);
  if (endpoint === undefined) throw new Error('There is no webhook.');
  const events = ['one', 'two', 'three'];
  const waiting = events.map((eventId) => ({ event: 'lead.updated' as const, eventId }));
  await addDeliveries(stage.cms.strapi, endpoint, waiting);
  await addDeliveries(stage.cms.strapi, { id: endpoint.id + 1_000 }, waiting);
  await ageLog();
  const logged = jest.spyOn(stage.cms.strapi.log, 'error').mockReturnValue(stage.cms.strapi.log);
  await deleteOldDeliveries(stage.cms.strapi, undefined, { kept: 1, waiting: 2 });
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
  const body = { name: 'Chat', url: stage.receiver.url, events: ['lead.created'] };
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
  ['too many events', { events: [...bothEvents, 'lead.created'] }],
  ['a field too many', { secret: 'whsec_own' }],
])('a webhook with %s is refused', async (_what, changes) => {
  const body = { name: 'CRM', url: stage.receiver.url, events: bothEvents, ...changes };
  expect((await ask('/web-admin/webhooks', { body })).status).toBe(400);
});

test('there are at most 20 webhooks', async () => {
  for (let made = 0; made < 20; made += 1) await createWebhook();
  const body = { name: 'One more', url: stage.receiver.url, events: bothEvents };
  expect((await ask('/web-admin/webhooks', { body })).status).toBe(400);
});

test('unless configured, only public addresses over HTTPS are accepted, also if they were stored before', async () => {
  await stage.restart({ WEBHOOKS_ALLOW_PRIVATE: 'false' });
  const refused = ['http://example.com/', 'https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/'];
  for (const url of refused) {
    const body = { name: 'CRM', url, events: bothEvents };
    expect((await ask('/web-admin/webhooks', { body })).status).toBe(400);
  }
  const { address } = await createWebhook({ url: 'https://crm.example.com/' });
  for (const [url, failure] of [
    [stage.receiver.url, 'scheme'],
    [stage.receiver.url.replace('http:', 'https:'), 'address'],
  ]) {
    await stage.cms.strapi.db.connection('webhook_endpoints').update({ url });
    expect(resultOf(await ask(`${address}/test`, { body: {} })).failure).toBe(failure);
  }
  expect(ids()).toEqual([]);
});
