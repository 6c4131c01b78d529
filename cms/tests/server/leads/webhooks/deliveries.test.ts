import { Webhook } from 'standardwebhooks';
import { readEndpoints } from '../../../../src/leads/webhooks/endpoints';
import { newLeads } from '../../../../src/leads/webhooks/new-leads';
import { sendDue } from '../../../../src/leads/webhooks/send';
import { record } from '../../harness/call';
import { passTime } from '../../harness/clock';
import {
  deadLetter,
  newVisitor,
  sendContact,
  sendDemoRequest,
} from '../../harness/leads/sent-leads';
import { leadAddress, listOf, resultOf, webhookStage } from '../../harness/leads/webhook-stage';
import { startReceiver } from '../../harness/leads/receiver';
import { eventually } from '../../harness/publishing/publishing';

const stage = webhookStage();
const { ask, createWebhook, run, messages, settled, rows, ids, newContact, patch, mark } = stage;

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
  const demo = await sendDemoRequest(stage.cms, { from: newVisitor() });
  // From the outbox: accepted long before.
  const late = await sendContact(stage.cms, { body: { acceptedAt: '2026-11-20T10:00:00.000Z' } });
  await ask(`/web-admin/dead-letters/${await deadLetter(stage.cms)}/deliver`, { body: {} });
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
  const changes = stage.receiver.messages.slice(1).map(({ payload }) => record(payload.data));
  expect(changes).toHaveLength(2);
  for (const { changed } of changes) expect(changed).toEqual(['spam']);
});

test('a receiver that was told of a lead learns that Not spam was a slip, and later that it was none', async () => {
  await createWebhook();
  const { id } = await newContact();
  await settled();
  await stage.cms.strapi.db.connection('contacts').update({ suspicion: 'filled_too_fast' });
  for (const spam of [false, true, false]) {
    await mark(id, spam);
    await settled();
  }
  const told = stage.receiver.messages.map(({ payload }) => record(payload.data).spam);
  expect(told).toEqual([false, true, false]);
});

test('a lead that is marked as spam before it was sent is not sent', async () => {
  await createWebhook({ events: ['lead.created'] });
  stage.receiver.becomes(500);
  const { id } = await newContact();
  await messages(1);
  await mark(id, true);
  stage.receiver.becomes('accepts');
  stage.receiver.messages.length = 0;
  await stage.cms.strapi.db.connection('webhook_deliveries').update({ next_at: new Date() });
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
  const { type, data } = stage.receiver.messages[0]?.payload ?? {};
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
  stage.receiver.becomes(500);
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

  stage.receiver.becomes('accepts');
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
  const logged = jest.spyOn(stage.cms.strapi.log, 'error').mockReturnValue(stage.cms.strapi.log);
  const { address } = await createWebhook();
  stage.receiver.becomes(503);
  const { id } = await newContact({ name: 'Nobody in the log' });
  await messages(1);
  await eventually('a try', async () => (await rows({ answer_code: 503 })).length === 1);
  passTime(73 * 60 * 60 * 1_000);
  await eventually('it is given up', async () => {
    await run();
    return (await rows({ state: 'failed' })).length === 1;
  });
  await stage.logIn();
  const log = logged.mock.calls.map(String).join('\n');
  expect(log).toMatch(/A delivery of the webhook \w+ was given up\./);
  expect(log).not.toContain('Nobody in the log');
  logged.mockRestore();
  expect(resultOf(await ask(address))).toMatchObject({ failed: 1, waiting: 0 });
  const [delivery] = listOf(await ask(`${address}/deliveries?state=failed`));
  expect(delivery).toMatchObject({ failure: 'answer', answerCode: 503, nextTryAt: null });

  stage.receiver.becomes('accepts');
  stage.receiver.messages.length = 0;
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
  await stage.cms.strapi.db.connection('webhook_deliveries').update({ state: 'failed' });
  stage.receiver.messages.length = 0;
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
  await newLeads(stage.cms.strapi)();
  const started = performance.now();
  // By the CMS itself, which waits 15 seconds for an answer.
  await eventually('the other one', () => stage.receiver.messages.length === 1, 10_000);
  expect(performance.now() - started).toBeLessThan(10_000);
  await slow.stop();
});

test('a receiver that answers 410 is paused', async () => {
  const { address } = await createWebhook();
  stage.receiver.becomes(410);
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
  const announce = [
    newLeads(stage.cms.strapi),
    newLeads(stage.cms.strapi),
    newLeads(stage.cms.strapi),
  ];
  await Promise.all(announce.map((once) => once()));
  expect(await rows()).toHaveLength(15);
  const [endpoint] = await readEndpoints(stage.cms.strapi);
  if (endpoint === undefined) throw new Error('There is no webhook.');
  await Promise.all([1, 2, 3].map(() => sendDue(stage.cms.strapi, endpoint, stage.network)));
  await settled();
  expect(ids()).toHaveLength(15);
  expect(new Set(ids()).size).toBe(15);
});

test('what was being sent when the CMS was killed is sent again with the same id', async () => {
  await createWebhook();
  const { id } = await newContact();
  await settled();
  // As the row is after a kill: claimed, with no outcome.
  await stage.cms.strapi.db.connection('webhook_deliveries').update({
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
