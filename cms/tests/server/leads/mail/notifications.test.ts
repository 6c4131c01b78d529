import { randomUUID } from 'node:crypto';
import { readLeadMails, sendDueMails, type LeadMails } from '../../../../src/leads/mail/notify';
import { accountOf, openSession } from '../../harness/access/accounts';
import { call } from '../../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../../harness/cms';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { eventually } from '../../harness/publishing/publishing';
import { newVisitor, sendContact, sendDemoRequest } from '../../harness/leads/sent-leads';

let cms: TestCms;
let server: MailServer;
let settings: LeadMails;

const recipients = ['leads@example.com', 'sales@example.org'];

beforeAll(async () => {
  server = await startMailServer();
  cms = await startTestCms({
    NOTIFY_EMAIL_TO: recipients.join(', '),
    NOTIFY_EMAIL_TO_DEMO_DC3: 'dc3@example.com',
    SMTP_URL: server.url,
    SMTP_FROM: 'The site <site@example.com>',
    CMS_PUBLIC_URL: 'https://cms.example.com',
  });
  settings = readLeadMails();
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

beforeEach(async () => {
  server.becomes('takes');
  for (const table of ['contacts', 'demo_requests']) {
    await cms.strapi.db.connection(table).delete();
  }
  server.mails.length = 0;
});

const contacts = () => cms.strapi.db.connection('contacts');
const run = () => sendDueMails(cms.strapi, settings);
const sendOne = (body: object = {}) => sendContact(cms, { from: newVisitor(), body });

/** Makes the mails due. */
const makeDue = (changes: object = {}) =>
  contacts().update({ notify_after: new Date(Date.now() - 1_000), ...changes });

test('each new lead is mailed as plain text, with nothing from the visitor in its headers but the reply address', async () => {
  const hostile = {
    name: 'Eve <script>alert(1)</script>',
    email: 'eve@example.net',
    subject: '=?utf-8?q?Bcc=3A?= everyone@example.net',
    message: 'Grüße\nBcc: victim@example.net\n\n.\nContent-Type: text/html\n\n<img src=x>',
  };
  const { id } = await sendOne(hostile);
  await eventually('a mail', () => server.mails.length > 0);
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual(recipients);
  expect(mail?.headers).toMatch(/^Subject: New message from the contact form$/m);
  expect(mail?.headers).toMatch(/^From: "?The site"? <site@example\.com>$/m);
  expect(mail?.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(mail?.headers).toMatch(/^Reply-To: eve@example\.net$/m);
  // Ids are random and may hold any letters.
  const others = mail?.headers.replace(/^(?:Reply-To|Message-ID): .*$/gm, '');
  expect(others).not.toMatch(/multipart|html|eve|Bcc|everyone/i);
  const text = mail?.text ?? '';
  expect(text.split('\n')[0]).toBe(
    'New message from the contact form. Answer it in the panel: ' +
      `https://cms.example.com/admin/plugins/web-admin/leads/contacts/${id}`,
  );
  for (const value of Object.values(hostile)) expect(text).toContain(value);
});

test('if the address of a lead is not plain, replies go to the sender', async () => {
  await sendOne({ email: '"Eve, Mallory"@example.net' });
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.headers).toMatch(/^Reply-To: "?The site"? <site@example\.com>$/m);
  expect(server.mails[0]?.headers).not.toContain('Mallory');
});

test('a demo request is mailed with its product', async () => {
  await sendDemoRequest(cms, { from: newVisitor(), body: { product: 'Aksa Studio' } });
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.headers).toMatch(/^Subject: New demo request$/m);
  expect(server.mails[0]?.text).toContain('Product: Aksa Studio');
});

test('a demo request goes to the addresses of its product, where it has some', async () => {
  await sendDemoRequest(cms, { from: newVisitor(), body: { product: 'Dc3' } });
  await sendDemoRequest(cms, { from: newVisitor(), body: { product: 'Aksa Studio' } });
  await run();
  await eventually('two mails', () => server.mails.length === 2);
  const sent = server.mails.map((mail) => [
    /^Product: (.*)$/m.exec(mail.text)?.[1],
    ...mail.recipients,
  ]);
  expect(sent.sort()).toEqual([
    ['Aksa Studio', ...recipients],
    ['Dc3', 'dc3@example.com'],
  ]);
});

test('several workers send one mail for each lead', async () => {
  await Promise.all(Array.from({ length: 15 }, () => sendOne()));
  await Promise.all([run(), run(), run(), run()]);
  await eventually('no mail waits', async () => {
    const waiting = await contacts().whereNotNull('notify_after');
    return waiting.length === 0;
  });
  const ids = server.mails.map(({ headers }) => /^Message-ID: (.*)$/im.exec(headers)?.[1]);
  expect(ids).toHaveLength(15);
  expect(new Set(ids).size).toBe(15);
});

test('a mail is not sent twice', async () => {
  await sendOne();
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  await run();
  expect(server.mails).toHaveLength(1);
  const [row] = await contacts().select(['notify_after', 'notified_at', 'notify_tries']);
  expect(row).toMatchObject({ notify_after: null, notify_tries: 1 });
  expect(row.notified_at).not.toBeNull();
});

test('a mail that the server refuses is retried later, and the log says so without the visitor’s data', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  const name = `Refused ${randomUUID()}`;
  await sendOne({ name });
  await run();
  await eventually('a try', async () => Number((await contacts().first()).notify_tries) > 0);
  await eventually('a word', () => logged.mock.calls.length > 0);
  const [row] = await contacts().select(['notify_after', 'notified_at']);
  expect(new Date(row.notify_after).getTime()).toBeGreaterThan(Date.now() + 30_000);
  expect(row.notified_at).toBeNull();
  const log = logged.mock.calls.map(String).join('\n');
  expect(log).toMatch(
    /^The mail about a new lead failed with E\w+\. It will be retried in 1 min\.$/m,
  );
  expect(log).not.toContain(name);
  logged.mockRestore();

  server.becomes('takes');
  await makeDue();
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.text).toContain(name);
});

test('a mail is given up after three days', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  await sendOne();
  await makeDue({ notify_tries: 77 });
  await run();
  await eventually('no mail waits', async () => (await contacts().first()).notify_after === null);
  expect(logged.mock.calls.map(String).join('\n')).toContain('It will not be retried.');
  logged.mockRestore();
  server.becomes('takes');
  await run();
  expect(server.mails).toEqual([]);
});

test('a mail that fails does not delay the others', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  await sendOne();
  await run();
  await eventually('a word', () => logged.mock.calls.length > 0);
  logged.mockRestore();
  server.becomes('takes');
  await sendOne({ name: 'The next one' });
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.text).toContain('The next one');
});

test('a visitor is answered at once while the mail server does not respond', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('silence');
  await sendOne();
  const running = run();
  const began = Date.now();
  expect((await sendOne()).status).toBe(201);
  expect(Date.now() - began).toBeLessThan(3_000);
  server.becomes('takes');
  server.hangUp();
  await running;
  logged.mockRestore();
});

test('a suspected lead is mailed only after an admin marks it as no spam', async () => {
  const { id } = await sendOne({ suspicion: 'trap_filled', name: 'Not a robot' });
  await run();
  expect(server.mails).toEqual([]);
  const session = await openSession(cms, await accountOf(cms, firstAdmin.ADMIN_EMAIL));
  await call(cms, `/web-admin/contacts/${id}/notspam`, {
    method: 'POST',
    token: session.accessToken,
  });
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  expect(server.mails[0]?.text).toContain('Not a robot');
});

test('a lead that an admin marks as spam is not mailed, and one that was mailed is not mailed again', async () => {
  const { accessToken } = await openSession(cms, await accountOf(cms, firstAdmin.ADMIN_EMAIL));
  const mark = (id: string, spam: boolean) =>
    call(cms, `/web-admin/leads/contacts/${id}/spam`, {
      method: 'POST',
      token: accessToken,
      body: { spam },
    });
  const { id } = await sendOne();
  await mark(id, true);
  await run();
  expect(server.mails).toEqual([]);
  await mark(id, false);
  await run();
  await eventually('a mail', () => server.mails.length === 1);
  await mark(id, true);
  await mark(id, false);
  await run();
  expect(server.mails).toHaveLength(1);
});
