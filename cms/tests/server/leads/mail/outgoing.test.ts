import { queueAgain, queueMail, type NewMail } from '../../../../src/leads/outgoing/queue-mail';
import { mailsOfLead } from '../../../../src/leads/outgoing/outgoing-mail';
import { sendOutgoing } from '../../../../src/leads/outgoing/send-outgoing';
import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { startTestCms, type TestCms } from '../../harness/cms';
import { passTime } from '../../harness/clock';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { contact, newVisitor, sendContact } from '../../harness/leads/sent-leads';
import { eventually } from '../../harness/publishing/publishing';

let cms: TestCms;
let server: MailServer;

const from = 'The firm <firm@example.com>';
const hour = 60 * 60 * 1_000;

beforeAll(async () => {
  server = await startMailServer();
  cms = await startTestCms({ SMTP_URL: server.url, SMTP_FROM: from });
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

let logged: jest.SpyInstance;

beforeEach(async () => {
  logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('takes');
  await rows().delete();
  server.mails.length = 0;
});

afterEach(() => {
  logged.mockRestore();
});

const rows = () => cms.strapi.db.connection('outgoing_mails');
const run = () => sendOutgoing(cms.strapi, from);
const storedMails = (id: string) => mailsOfLead(cms.strapi, id);

const newLead = async (): Promise<string> => {
  const { id } = await sendContact(cms, { from: newVisitor() });
  return id;
};

let keys = 0;

/** An answer to a message. */
const mail = (id: string, changes: Partial<NewMail> = {}): NewMail => ({
  key: `test:${String((keys += 1))}`,
  kind: 'reply',
  lead: { form: 'createcontactus', id },
  recipients: [contact.email],
  replyTo: 'owner@example.com',
  subject: 'Re: A question',
  text: 'Grüße\n.\nfrom us <b>&',
  ...changes,
});

const queue = (sent: NewMail) => cms.strapi.db.transaction(() => queueMail(cms.strapi, sent));

const header = (name: string, index = 0) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(server.mails[index]?.headers ?? '')?.[1];

test('a queued mail is sent once as plain text, and its words are then deleted', async () => {
  const id = await newLead();
  expect(await queue(mail(id))).toBe(true);
  await Promise.all([run(), run(), run()]);
  await eventually('a mail', () => server.mails.length > 0);
  await run();
  expect(server.mails).toHaveLength(1);
  const [sent] = server.mails;
  expect(sent?.recipients).toEqual([contact.email]);
  expect(sent?.text).toContain('Grüße\n.\nfrom us <b>&');
  expect(sent?.headers).toMatch(/^From: "?The firm"? <firm@example\.com>$/m);
  expect(sent?.headers).toMatch(/^Reply-To: owner@example\.com$/m);
  expect(sent?.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(sent?.headers).not.toMatch(/multipart|Auto-Submitted|References/i);
  await eventually('it is recorded', async () => (await storedMails(id))[0]?.state === 'sent');
  expect(await rows().first()).toMatchObject({ text: null, subject: null, send_after: null });
});

test('a mail is queued once for each key, even if it is queued concurrently', async () => {
  const id = await newLead();
  const same = mail(id, { sendAfter: new Date(Date.now() + hour) });
  const queued = await Promise.all([queue(same), queue(same), queue(same)]);
  expect(queued.filter(Boolean)).toHaveLength(1);
  expect(await storedMails(id)).toHaveLength(1);
});

test('a transaction that fails queues nothing', async () => {
  const id = await newLead();
  const failing = cms.strapi.db.transaction(async () => {
    await queueMail(cms.strapi, mail(id));
    throw new Error('Undone.');
  });
  await expect(failing).rejects.toThrow('Undone.');
  expect(await storedMails(id)).toEqual([]);
});

test('the mails of a lead to one address form a thread', async () => {
  const id = await newLead();
  for (const text of ['One', 'Two', 'Three']) {
    await queue(mail(id, { text }));
    await run();
    await eventually(text, () => server.mails.at(-1)?.text.includes(text) === true);
    await eventually(
      'it is recorded',
      async () => (await storedMails(id)).at(-1)?.state === 'sent',
    );
  }
  const [one, two] = [header('Message-ID', 0), header('Message-ID', 1)];
  expect(header('In-Reply-To', 1)).toBe(one);
  expect(header('In-Reply-To', 2)).toBe(two);
  expect(header('References', 2)).toBe(`${String(one)} ${String(two)}`);
});

test.each([
  ['receipt', 'auto-replied'],
  ['digest', 'auto-generated'],
] as const)('a %s tells other programs not to answer it', async (kind, value) => {
  await queue(mail(await newLead(), { kind }));
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(header('Auto-Submitted')).toBe(value);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nRCPT TO:<b@example.com>',
  'A <a@example.com>',
  'a@example.com>\r\nDATA',
  '',
])('a mail to %j is not queued', async (recipient) => {
  await expect(queue(mail(await newLead(), { recipients: [recipient] }))).rejects.toThrow();
  expect(await rows()).toEqual([]);
});

test('nothing in a mail ends its header', async () => {
  const subject = 'Re: Hello\r\nBcc: victim@example.net\n\nText';
  await queue(mail(await newLead(), { subject }));
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.headers).not.toMatch(/^Bcc/m);
  expect(server.mails[0]?.recipients).toEqual([contact.email]);
});

test('while the mail server does not take mails, all wait, and then each is sent', async () => {
  const id = await newLead();
  server.becomes('refuses');
  for (const text of ['One', 'Two', 'Three']) await queue(mail(id, { text }));
  await run();
  await eventually('a try', async () => (await storedMails(id)).some(({ tries }) => tries > 0));
  await eventually('a reason', async () =>
    (await storedMails(id)).some(({ lastError }) => lastError === 'EMESSAGE 451'),
  );
  const waiting = await rows().select('send_after');
  expect(waiting).toHaveLength(3);
  expect(logged.mock.calls.map(String).join('\n')).not.toContain(contact.email);
  passTime(hour);
  server.becomes('takes');
  await run();
  await eventually('three mails', () => server.mails.length === 3);
  expect(server.mails.map(({ text }) => text.trim()).sort()).toEqual(['One', 'Three', 'Two']);
});

test('a mail that was taken by a server that died is sent again under the same id', async () => {
  const id = await newLead();
  server.becomes('dies');
  await queue(mail(id));
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  await eventually('a reason', async () => (await storedMails(id))[0]?.lastError !== undefined);
  server.becomes('takes');
  passTime(2 * 60 * 1_000);
  await run();
  await eventually('it is recorded', async () => (await storedMails(id))[0]?.state === 'sent');
  expect(server.mails).toHaveLength(2);
  expect(header('Message-ID', 1)).toBe(header('Message-ID', 0));
});

test('a mail that a killed process was sending is sent after its claim has expired', async () => {
  const id = await newLead();
  await queue(mail(id, { sendAfter: new Date(Date.now() + 5 * 60 * 1_000) }));
  await rows().update({ tries: 1 });
  await run();
  expect(server.mails).toEqual([]);
  passTime(6 * 60 * 1_000);
  await run();
  await eventually('a mail', () => server.mails.length === 1);
});

test('an address that the server does not know is not tried again until an admin asks for it', async () => {
  const [unknown, other] = [await newLead(), await newLead()];
  server.becomes('knows_nobody');
  const refused = mail(unknown);
  await queue(refused);
  await run();
  await eventually(
    'it has failed',
    async () => (await storedMails(unknown))[0]?.state === 'failed',
  );
  expect((await storedMails(unknown))[0]).toMatchObject({ tries: 1, lastError: 'EENVELOPE 550' });
  server.becomes('takes');
  await queue(mail(other));
  await run();
  await eventually('the other', () => server.mails.length === 1);
  expect(await queueAgain(cms.strapi, refused.key)).toBe(true);
  expect(await queueAgain(cms.strapi, refused.key)).toBe(false);
  await run();
  await eventually('both', () => server.mails.length === 2);
});

test('mails are deleted with their lead and not sent', async () => {
  const email = 'erased@example.com';
  const { id } = await sendContact(cms, { from: newVisitor(), body: { email } });
  const later = { sendAfter: new Date(Date.now() + hour) };
  await queue(mail(id, { recipients: [email], ...later }));
  const kept = await newLead();
  await queue(mail(kept, later));
  await erasePerson(cms.strapi, email);
  expect(await storedMails(id)).toEqual([]);
  expect(await storedMails(kept)).toHaveLength(1);
});

test('the queue is bounded', async () => {
  const id = await newLead();
  const send_after = new Date(Date.now() + 24 * hour);
  const filler = Array.from({ length: 10_000 }, (_, index) => ({
    mail_key: `filler:${String(index)}`,
    kind: 'digest',
    recipient: 'a@example.com',
    reply_to: 'a@example.com',
    message_id: '<filler>',
    send_after,
  }));
  await cms.strapi.db.connection.batchInsert('outgoing_mails', filler, 50);
  await expect(queue(mail(id))).rejects.toThrow('Too many mails wait to be sent.');
  expect(await storedMails(id)).toEqual([]);
});
