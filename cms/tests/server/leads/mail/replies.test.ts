import { randomUUID } from 'node:crypto';
import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { sendOutgoing } from '../../../../src/leads/outgoing/send-outgoing';
import { call, login, record } from '../../harness/call';
import { createAccount, openSession } from '../../harness/access/accounts';
import { firstAdmin, startTestCms, type TestCms } from '../../harness/cms';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { newVisitor, sendContact, sendDemoRequest } from '../../harness/leads/sent-leads';
import { eventually } from '../../harness/publishing/publishing';

let cms: TestCms;
let server: MailServer;
let token: string;

const from = 'The firm <firm@example.com>';

beforeAll(async () => {
  server = await startMailServer();
  cms = await startTestCms({ SMTP_URL: server.url, SMTP_FROM: from });
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

beforeEach(async () => {
  server.becomes('takes');
  await cms.strapi.db.connection('outgoing_mails').delete();
  server.mails.length = 0;
});

const newLead = async (body: object = {}): Promise<string> => {
  const { id } = await sendContact(cms, { from: newVisitor(), body });
  return `/web-admin/leads/contacts/${id}`;
};

const reply = { subject: 'Re: A question', text: 'Dear {{name}},\n\nas agreed.\n\n{{owner}}' };

const send = (lead: string, body: object = reply, key: string = randomUUID()) =>
  call(cms, `${lead}/replies`, { token, body, headers: { 'idempotency-key': key } });

const read = async (lead: string) => record((await call(cms, lead, { token })).body.result);

const timelineOf = async (lead: string) => [(await read(lead)).timeline ?? []].flat().map(record);

const repliesOf = async (lead: string) =>
  (await timelineOf(lead)).flatMap(({ kind, detail }) =>
    kind === 'reply' ? [record(detail)] : [],
  );

const stateOf = async (lead: string) => record((await repliesOf(lead))[0]?.mail).state;

const run = () => sendOutgoing(cms.strapi, from);

test('a reply is in the timeline at once, reaches the visitor, and the timeline then says so', async () => {
  server.becomes('refuses');
  const lead = await newLead({ name: 'Ada {{owner}}' });
  const answer = await send(lead);
  expect(answer.status).toBe(201);
  expect(record(answer.body.result)).toMatchObject({ state: 'open', version: '1' });
  expect(await repliesOf(lead)).toMatchObject([
    { subject: 'Re: A question', mail: { state: 'waiting' } },
  ]);
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await run();
  await eventually('a reason', async () => record((await repliesOf(lead))[0]?.mail).tries === 1);
  logged.mockRestore();
  server.becomes('takes');
  await cms.strapi.db.connection('outgoing_mails').update({ send_after: new Date() });
  await run();
  await eventually('it is sent', async () => (await stateOf(lead)) === 'sent');
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual(['hris@example.com']);
  expect(mail?.headers).toMatch(/^Subject: Re: A question$/m);
  // A name that looks like a variable is taken as it is.
  expect(mail?.text).toContain('Dear Ada {{owner}},\n\nas agreed.');
});

test('a reply can mark the lead as answered, in one change', async () => {
  const lead = await newLead();
  await send(lead, { ...reply, answered: true });
  expect(await read(lead)).toMatchObject({ state: 'answered', version: '1' });
  expect((await timelineOf(lead)).slice(1)).toMatchObject([
    { kind: 'reply' },
    { kind: 'state_changed', detail: { state: 'answered', from: 'open' } },
  ]);
  await send(lead, { ...reply, answered: true });
  expect((await timelineOf(lead)).at(-1)).toMatchObject({ kind: 'reply' });
});

test('a reply leaves a state that somebody else has changed since its sender saw it', async () => {
  const email = `${randomUUID()}@example.com`;
  const lead = await newLead({ email });
  const colleague = await createAccount(cms, 'closer@example.com', 'web-admin');
  const { accessToken } = await openSession(cms, colleague);
  const change = (by: string, body: object) =>
    call(cms, lead, { method: 'PATCH', token: by, body });
  const answered = (version: string) =>
    call(cms, `${lead}/replies`, {
      token,
      body: { ...reply, answered: true },
      headers: { 'if-match': `"${version}"` },
    });
  // What the sender changed is what they saw, and an owner is another field.
  await change(token, { state: 'in_progress' });
  await change(accessToken, { owner: colleague });
  expect((await answered('0')).body.result).toMatchObject({ state: 'answered', version: '3' });
  await change(accessToken, { state: 'closed' });
  const late = await answered('3');
  expect(late.status).toBe(201);
  expect(late.body.result).toMatchObject({ state: 'closed', version: '5' });
  expect((await timelineOf(lead)).at(-1)).toMatchObject({ kind: 'reply' });
  expect((await answered('5')).body.result).toMatchObject({ state: 'answered' });
  await run();
  const sent = () => server.mails.filter(({ recipients }) => recipients.includes(email));
  await eventually('all replies are sent', () => sent().length === 3);
});

test('a reply that is sent twice with one key is one reply, also concurrently', async () => {
  const [lead, key] = [await newLead(), randomUUID()];
  const answers = await Promise.all([1, 2, 3].map(() => send(lead, reply, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await send(lead, reply, key)).status).toBe(201);
  expect(await repliesOf(lead)).toHaveLength(1);
  expect((await send(lead, { ...reply, text: 'Other' }, key)).status).toBe(422);
  const other = await newLead();
  await send(other, reply, key);
  expect(await repliesOf(other)).toHaveLength(1);
});

test('answers go to the owner of the lead, who signs it, or to the sender if nobody owns it', async () => {
  const lead = await newLead();
  const owner = await createAccount(cms, 'owner@example.com', 'web-admin');
  const start = async () => record((await call(cms, `${lead}/replies`, { token })).body.result);
  expect(await start()).toMatchObject({ replyTo: from });
  await call(cms, lead, { method: 'PATCH', token, body: { owner } });
  expect(await start()).toMatchObject({
    to: 'hris@example.com',
    replyTo: 'owner@example.com',
    subject: 'Re: A question',
    isFollowUp: false,
    values: { name: 'HRIS director', topic: 'A question', owner: 'owner@example.com' },
  });
  await send(lead, { subject: 'Re: Something else', text: 'Hello from {{ owner }}' });
  expect(await repliesOf(lead)).toMatchObject([{ text: 'Hello from owner@example.com' }]);
  expect(await start()).toMatchObject({ subject: 'Re: Something else', isFollowUp: true });
});

/** The header of the mail of a new reply to a lead. */
async function replyToOf(lead: string): Promise<string | undefined> {
  const before = server.mails.length;
  await send(lead);
  await run();
  await eventually('a mail', () => server.mails.length > before);
  return /^Reply-To: (.*)$/m.exec(server.mails.at(-1)?.headers ?? '')?.[1];
}

test('the mail names the mailbox for answers: the inbox, else the owner’s, and never one that cannot exist', async () => {
  const lead = await newLead();
  const own = (owner: number) => call(cms, lead, { method: 'PATCH', token, body: { owner } });
  const body = { username: 'Without Mail', password: 'Another-Horse-8' };
  await call(cms, '/web-admin/webadmin/createadmin', { token, body });
  const { id, email } = record(
    await cms.strapi.db.query('admin::user').findOne({ where: { username: body.username } }),
  );
  expect(email).toMatch(/@admin\.invalid$/);
  await own(Number(id));
  expect(await replyToOf(lead)).toBe(from);
  const { body: start } = await call(cms, `${lead}/replies`, { token });
  expect(start.result).toMatchObject({ replyTo: from, values: { owner: 'Without Mail' } });

  await own(await createAccount(cms, 'real.owner@example.com', 'web-admin'));
  expect(await replyToOf(lead)).toBe('real.owner@example.com');

  process.env.SMTP_REPLY_TO = 'office@example.com';
  try {
    expect(await replyToOf(lead)).toBe('office@example.com');
    await own(Number(id));
    expect(await replyToOf(lead)).toBe('office@example.com');
  } finally {
    delete process.env.SMTP_REPLY_TO;
  }
});

test('a demo request without a name can be answered', async () => {
  const { id } = await sendDemoRequest(cms, { from: newVisitor(), body: { name: '' } });
  const lead = `/web-admin/leads/demo-requests/${id}`;
  const { body } = await call(cms, `${lead}/replies`, { token });
  expect(record(body.result)).toMatchObject({
    subject: 'Re: Demo of Dc3',
    values: { name: 'Sir or Madam', topic: 'Dc3' },
  });
  expect((await send(lead)).status).toBe(201);
});

test.each(['"Eve, Mallory"@example.net', 'eve@example.net, mallory@example.net', 'eve@localhost'])(
  'a lead with the address %s cannot be answered by mail, and says so',
  async (email) => {
    const lead = await newLead({ email });
    expect(await read(lead)).toMatchObject({ canReply: false });
    const answer = await send(lead);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'no_mail' });
    expect(answer.body.message).toMatch(/not exactly one plain address/);
    expect(await repliesOf(lead)).toEqual([]);
  },
);

test.each([
  ['an unknown variable', { text: 'Dear {{nmae}}' }, /no variable {{nmae}}/],
  ['an open brace', { text: 'Dear {{name}' }, /two braces/],
  ['an unknown variable in its subject', { subject: '{{x}}' }, /no variable {{x}}/],
  ['an empty text', { text: ' \n' }, /Write the reply/],
  ['an empty subject', { subject: ' ' }, /Write the subject/],
  ['a text that is too long', { text: 'x'.repeat(10_001) }, /at most 10000/],
  ['a text that is too long with its variables', { text: '{{promise}}'.repeat(900) }, /too long/],
  ['a mark that is no boolean', { answered: 'yes' }, /true or false/],
  ['another field', { to: 'me@example.com' }, /takes only/],
])('a reply with %s is refused, and nothing is sent', async (_what, part, message) => {
  const lead = await newLead();
  const answer = await send(lead, { ...reply, ...part });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(message);
  expect(await read(lead)).toMatchObject({ version: '0' });
});

test('line ends in a subject cannot add a header', async () => {
  const lead = await newLead();
  await send(lead, { ...reply, subject: 'Re: Hello\r\nBcc: victim@example.net' });
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.headers).not.toMatch(/^Bcc/m);
  expect(server.mails[0]?.recipients).toEqual(['hris@example.com']);
});

test('a reply to an address that does not exist fails, and can be sent again', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('knows_nobody');
  const lead = await newLead();
  await send(lead);
  await run();
  await eventually('it has failed', async () => (await stateOf(lead)) === 'failed');
  const [failed] = await repliesOf(lead);
  expect(failed).toMatchObject({ mail: { problem: 'EENVELOPE 550', tries: 1 } });
  const again = (id: string) =>
    call(cms, `${lead}/replies/${id}/again`, { method: 'POST', token, body: {} });
  expect((await again('nothing')).status).toBe(404);
  server.becomes('takes');
  expect((await again(String(failed?.id))).status).toBe(200);
  expect((await again(String(failed?.id))).status).toBe(409);
  await run();
  await eventually('it is sent', async () => (await stateOf(lead)) === 'sent');
  expect(server.mails).toHaveLength(1);
  logged.mockRestore();
});

test('a reply and a deletion at the same time leave no mail of a lead that is gone', async () => {
  const email = `${randomUUID()}@example.com`;
  const { id } = await sendContact(cms, { from: newVisitor(), body: { email } });
  const lead = `/web-admin/leads/contacts/${id}`;
  server.becomes('refuses');
  await Promise.all([send(lead), send(lead), erasePerson(cms.strapi, email), send(lead)]);
  expect(await cms.strapi.db.connection('outgoing_mails').where('lead_id', id)).toEqual([]);
  expect(await cms.strapi.db.connection('lead_events').where('lead_id', id)).toEqual([]);
});

test('an unknown lead cannot be answered', async () => {
  expect((await send('/web-admin/leads/contacts/nothing')).status).toBe(404);
  const { id } = await sendContact(cms, { from: newVisitor() });
  expect((await send(`/web-admin/leads/demo-requests/${id}`)).status).toBe(404);
});

test('another admin sees the reply and who wrote it', async () => {
  const lead = await newLead();
  const colleague = await createAccount(cms, 'colleague@example.com', 'web-admin');
  const { accessToken } = await openSession(cms, colleague);
  await call(cms, `${lead}/replies`, { token: accessToken, body: reply });
  expect((await timelineOf(lead)).at(-1)).toMatchObject({
    kind: 'reply',
    actor: { id: colleague, name: 'colleague@example.com' },
  });
});
