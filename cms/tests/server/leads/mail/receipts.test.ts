import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { readLeadMails, sendDueMails } from '../../../../src/leads/mail/notify';
import { mailsOfLead } from '../../../../src/leads/outgoing/outgoing-mail';
import { sendOutgoing } from '../../../../src/leads/outgoing/send-outgoing';
import { retention } from '../../../../src/leads/retention/start-retention';
import { call, record } from '../../harness/call';
import { startTestCms, type TestCms } from '../../harness/cms';
import { passTime } from '../../harness/clock';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import {
  deadLetter,
  newVisitor,
  sendContact,
  sendDemoRequest,
} from '../../harness/leads/sent-leads';
import { eventually, logIn } from '../../harness/publishing/publishing';

let cms: TestCms;
let server: MailServer;
let token: string;

const from = 'The site <site@example.com>';
const hour = 60 * 60 * 1_000;

/** So that the promise of a message that comes today lies days ahead, at whatever time of day the test runs. */
const daysOff = Array.from({ length: 5 }, (_, days) =>
  new Date(Date.now() + (days - 1) * 24 * hour).toISOString().slice(0, 10),
);

beforeAll(async () => {
  server = await startMailServer();
  cms = await startTestCms({
    SMTP_URL: server.url,
    SMTP_FROM: from,
    SMTP_REPLY_TO: 'office@example.com',
    // Nobody in the firm gets a mail about a message: receipts do not depend on it.
    NOTIFY_EMAIL_TO_DEMO: 'demos@example.com',
    SITE_URL: 'https://www.example.com',
    FIRM_DAYS_OFF: daysOff.join(','),
    VISITOR_RECEIPTS: 'true',
    VISITOR_RECEIPTS_PER_DAY: '5',
  });
  token = await logIn(cms);
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

beforeEach(async () => {
  server.becomes('takes');
  for (const table of ['contacts', 'demo_requests', 'outgoing_mails', 'receipt_marks']) {
    await cms.strapi.db.connection(table).delete();
  }
  server.mails.length = 0;
});

const contacts = () => cms.strapi.db.connection('contacts');
const outgoing = () => cms.strapi.db.connection('outgoing_mails');

let names = 0;
const newAddress = () => `visitor${String((names += 1))}@example.net`;

const write = (body: object = {}) =>
  sendContact(cms, { from: newVisitor(), body: { email: newAddress(), ...body } });

/** Runs what the CMS does every few seconds, until no mail is due. */
async function run(): Promise<void> {
  await eventually('no mail is due', async () => {
    await sendDueMails(cms.strapi, readLeadMails());
    await sendOutgoing(cms.strapi, from);
    const waiting = await contacts().whereNotNull('notify_after');
    const queued = await outgoing().whereNotNull('send_after');
    return waiting.length + queued.length === 0;
  });
}

const receivers = () => server.mails.flatMap(({ recipients }) => recipients);

const work = (id: string, path = '', options = {}) =>
  call(cms, `/web-admin/leads/contacts/${id}${path}`, { token, ...options });

const mark = (id: string, spam: boolean) => work(id, '/spam', { body: { spam } });

test('a visitor gets a receipt with the reference and the promise, and nothing that was typed', async () => {
  const typed = {
    name: 'Eve <b>Mallory</b>',
    email: 'hris.director@example.net',
    phone: '044 555 01 77',
    subject: 'Cheap pills at https://spam.example',
    message: 'Buy\r\nBcc: victim@example.net',
  };
  const { id } = await write(typed);
  await run();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual([typed.email]);
  expect(mail?.headers).toMatch(/^Subject: We have received your message$/m);
  expect(mail?.headers).toMatch(/^From: "?The site"? <site@example\.com>$/m);
  expect(mail?.headers).toMatch(/^Reply-To: office@example\.com$/m);
  expect(mail?.headers).toMatch(/^Auto-Submitted: auto-replied$/m);
  expect(mail?.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(mail?.text).toContain(`Your reference: ${id}\n`);
  expect(mail?.text).toMatch(
    /^We will call you back by \w+, \d+ \w+ 20\d\d, 18:00 Central European \w+ Time \(Europe\/Zurich\)\.$/m,
  );
  const mailed = `${mail?.headers.replace(/^To: .*$/m, '') ?? ''}\n${mail?.text ?? ''}`;
  for (const words of ['Eve', 'Mallory', 'hris', '555 01', 'pills', 'spam', 'Buy', 'victim']) {
    expect(mailed).not.toContain(words);
  }
});

test('the timeline shows that the receipt was sent, and no mail to the firm if there was none', async () => {
  const { id } = await write();
  await run();
  const { timeline } = record((await work(id)).body.result);
  expect([timeline].flat().map((row) => record(row).kind)).toEqual(['received', 'receipt_sent']);
});

test('a lead gets one receipt, even if several processes work at the same time and again', async () => {
  const { id } = await write();
  await Promise.all([run(), run(), run()]);
  await contacts().update({ notify_after: new Date() });
  await run();
  expect(server.mails).toHaveLength(1);
  expect(await mailsOfLead(cms.strapi, id)).toHaveLength(1);
});

test('a mailbox gets one receipt a day, however its address is spelled and however many messages come at once', async () => {
  await Promise.all(
    ['one.two@example.net', 'One.Two@example.net', 'onetwo+x@example.net'].map((email) =>
      write({ email }),
    ),
  );
  await Promise.all([run(), run()]);
  expect(server.mails).toHaveLength(1);
});

test('only so many receipts are sent a day, and the log says so without an address', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  for (let count = 0; count < 8; count += 1) await write();
  await Promise.all([run(), run()]);
  expect(server.mails).toHaveLength(5);
  const log = logged.mock.calls.map(String).join('\n');
  expect(log).toContain('VISITOR_RECEIPTS_PER_DAY is reached.');
  expect(log).not.toContain('example.net');
  logged.mockRestore();
});

/** The ways in which a lead goes. */
const removals = {
  'an admin deletes': (id: string) => work(id, '', { method: 'DELETE' }),
  'the erasure of its person deletes': (_id: string, email: string) =>
    erasePerson(cms.strapi, email),
};

test.each(Object.entries(removals))(
  'a lead that %s counts for its mailbox and for the day, without its address',
  async (_way, remove) => {
    const logged = jest.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
    const email = `long.gone${newAddress()}`;
    const { id } = await write({ email });
    await run();
    expect(receivers()).toEqual([email]);
    await remove(id, email);
    expect(await outgoing()).toEqual([]);
    const kept = JSON.stringify(await cms.strapi.db.connection('receipt_marks'));
    for (const trace of [id, email, 'long', 'example.net']) expect(kept).not.toContain(trace);
    await write({ email: email.toUpperCase() });
    await run();
    expect(server.mails).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) await write();
    await Promise.all([run(), run()]);
    expect(server.mails).toHaveLength(5);
    logged.mockRestore();
  },
);

test.each([
  '"Eve, Mallory"@example.net',
  'a@example.net, b@example.net',
  'a@example.net\r\nBcc: b@c.example',
  'nobody',
])('no receipt goes to %j', async (email) => {
  await write({ email });
  await run();
  expect(server.mails).toEqual([]);
});

test('a demo request gets no receipt: no captcha stands before it', async () => {
  await sendDemoRequest(cms, { from: newVisitor() });
  await run();
  await eventually('the mail to the firm', () => server.mails.length === 1);
  expect(receivers()).toEqual(['demos@example.com']);
});

test('a dead letter that an admin delivers gets no receipt: its captcha may have been used before', async () => {
  const id = await deadLetter(cms);
  await cms.strapi.db.connection('dead_letters').update({ accepted_at: new Date() });
  await call(cms, `/web-admin/dead-letters/${id}/deliver`, { method: 'POST', token });
  await eventually('the lead', async () => (await contacts().first()) !== undefined);
  await run();
  expect(server.mails).toEqual([]);
});

test('a suspected lead gets its receipt only once an admin marks it as no spam', async () => {
  const { id } = await write({ suspicion: 'filled_too_fast' });
  await run();
  expect(server.mails).toEqual([]);
  await mark(id, false);
  await run();
  expect(server.mails).toHaveLength(1);
});

test('a receipt that waits is withdrawn if its lead turns out to be spam, and sent if it does not', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  const { id } = await write();
  await sendDueMails(cms.strapi, readLeadMails());
  await eventually('it waits', async () => (await mailsOfLead(cms.strapi, id)).length === 1);
  await mark(id, true);
  expect(await mailsOfLead(cms.strapi, id)).toEqual([]);
  server.becomes('takes');
  await mark(id, false);
  await run();
  expect(server.mails).toHaveLength(1);
  logged.mockRestore();
});

test('a lead that was answered before its receipt was queued gets none', async () => {
  const { id } = await write({ suspicion: 'trap_filled' });
  await work(id, '', { method: 'PATCH', body: { state: 'answered' } });
  await mark(id, false);
  await run();
  expect(server.mails).toEqual([]);
});

test('a receipt that waits is gone with its lead', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  const email = newAddress();
  const { id } = await write({ email });
  await sendDueMails(cms.strapi, readLeadMails());
  await eventually('it waits', async () => (await mailsOfLead(cms.strapi, id)).length === 1);
  await erasePerson(cms.strapi, email);
  expect(await outgoing()).toEqual([]);
  server.becomes('takes');
  await run();
  expect(server.mails).toEqual([]);
  logged.mockRestore();
});

test('a message that was delivered after its promise had passed gets no receipt', async () => {
  const acceptedAt = new Date(Date.now() - 20 * 24 * hour).toISOString();
  await sendContact(cms, { body: { email: newAddress(), acceptedAt } });
  await run();
  expect(await outgoing()).toEqual([]);
});

// The clock only goes forward: these come last, the shortest time first.

test('a suspected lead that is older than a day when it is marked as no spam gets no receipt', async () => {
  const { id } = await write({ suspicion: 'trap_filled' });
  passTime(25 * hour);
  token = await logIn(cms);
  expect((await mark(id, false)).status).toBe(200);
  await run();
  expect(server.mails).toEqual([]);
});

test('after a day a mailbox may get the next receipt', async () => {
  const email = newAddress();
  await write({ email });
  await run();
  passTime(23 * hour);
  await write({ email });
  await run();
  expect(server.mails).toHaveLength(1);
  passTime(2 * hour);
  await write({ email });
  await run();
  expect(server.mails).toHaveLength(2);
});

test('after two days, nothing is left of the receipt of a lead that was deleted', async () => {
  const marks = () => cms.strapi.db.connection('receipt_marks');
  const clean = retention(cms.strapi, 24);
  const { signal } = new AbortController();
  const [one, other] = [newAddress(), newAddress()];
  await write({ email: one });
  await write({ email: other });
  await run();
  await erasePerson(cms.strapi, one);
  passTime(47 * hour);
  await clean(signal);
  expect(await marks()).toHaveLength(1);
  passTime(2 * hour);
  await erasePerson(cms.strapi, other);
  await clean(signal);
  expect(await marks()).toEqual([]);
});

test('a receipt that could not be sent before its promise passed is not sent, and its words are deleted', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  const { id } = await write();
  await sendDueMails(cms.strapi, readLeadMails());
  await eventually('it waits', async () => (await mailsOfLead(cms.strapi, id)).length === 1);
  passTime(30 * 24 * hour);
  server.becomes('takes');
  await run();
  expect(server.mails).toEqual([]);
  expect(await mailsOfLead(cms.strapi, id)).toMatchObject([
    { state: 'failed', lastError: 'EXPIRED' },
  ]);
  expect(await outgoing().first()).toMatchObject({ text: null, subject: null });
  logged.mockRestore();
});
