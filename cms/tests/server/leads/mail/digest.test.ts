import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { sendDigest } from '../../../../src/leads/digest/send-digest';
import { readDigestSettings, type DigestSettings } from '../../../../src/leads/digest/settings';
import { sendOutgoing } from '../../../../src/leads/outgoing/send-outgoing';
import { createAccount } from '../../harness/access/accounts';
import { startTestCms, type TestCms } from '../../harness/cms';
import { passTime } from '../../harness/clock';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { newVisitor, sendContact, sendDemoRequest } from '../../harness/leads/sent-leads';
import { eventually } from '../../harness/publishing/publishing';

let cms: TestCms;
let server: MailServer;
let settings: DigestSettings;

const from = 'The site <site@example.com>';
const minute = 60 * 1_000;
const hour = 60 * minute;

beforeAll(async () => {
  server = await startMailServer();
  cms = await startTestCms({
    SMTP_URL: server.url,
    SMTP_FROM: from,
    CMS_PUBLIC_URL: 'https://cms.example.com',
    FIRM_TIME_ZONE: 'UTC',
    DIGEST_EMAIL_TO: 'team@example.com, boss@example.com',
  });
  const read = readDigestSettings();
  if (read === undefined) throw new Error('The digest is off.');
  settings = read;
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

beforeEach(async () => {
  server.becomes('takes');
  for (const table of ['contacts', 'demo_requests', 'outgoing_mails']) {
    await cms.strapi.db.connection(table).delete();
  }
  server.mails.length = 0;
  toNextWorkingDay();
});

/** Moves the clock on to a time of the next working day. In UTC: the settings say so. */
function toNextWorkingDay(hours = 7, minutes = 50): void {
  const now = new Date(Date.now());
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  passTime(day.getTime() + hours * hour + minutes * minute - now.getTime());
}

const outgoing = () => cms.strapi.db.connection('outgoing_mails');

/** What every process of the CMS does twice a minute, and what sends the mails. */
async function run(): Promise<void> {
  await sendDigest(cms.strapi, settings);
  await eventually('no mail waits', async () => {
    await sendOutgoing(cms.strapi, from);
    return (await outgoing().whereNotNull('send_after')).length === 0;
  });
}

const contact = (body: object = {}) => sendContact(cms, { from: newVisitor(), body });

/** Changes a lead. @param table its list */
const change = (table: 'contacts' | 'demo_requests', id: string, columns: object) =>
  cms.strapi.db.connection(table).where('document_id', id).update(columns);

const today = (hours: number) => {
  const day = new Date(Date.now());
  day.setUTCHours(hours, 0, 0, 0);
  return day;
};

test('at eight, the firm gets a digest of what is late, due today and nobody’s, and of nothing else', async () => {
  const admin: unknown = await cms.strapi.db.query('admin::user').findOne({});
  const owner = Number(Object(admin).id);
  const late = await contact({ name: 'Late', subject: 'Where are you?', message: 'Secret words' });
  await change('contacts', late.id, { due_at: new Date(Date.now() - 30 * hour), owner });
  const due = await sendDemoRequest(cms, { body: { name: 'Due', product: 'Dc3' } });
  await change('demo_requests', due.id, { due_at: today(17), state: 'in_progress', owner });
  const free = await contact({ name: 'Free' });
  await change('contacts', free.id, { due_at: new Date(Date.now() + 60 * hour) });
  const owned = await contact({ name: 'Owned' });
  await change('contacts', owned.id, { due_at: new Date(Date.now() + 60 * hour), owner });
  const answered = await contact({ name: 'Answered' });
  await change('contacts', answered.id, { due_at: today(1), state: 'answered' });
  const spam = await contact({ name: 'Spam', suspicion: 'trap_filled' });
  await change('contacts', spam.id, { due_at: today(1) });

  await run();
  expect(server.mails).toEqual([]);
  passTime(10 * minute);
  await run();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual(['team@example.com', 'boss@example.com']);
  expect(mail?.headers).toMatch(/^Subject: Leads: 1 late, 1 due today, 1 without an owner$/m);
  expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
  const page = 'https://cms.example.com/admin/plugins/web-admin/leads';
  const lines = mail?.text.split('\n').filter((line) => /^(?:\w.*\(\d\)|- |  http)/.test(line));
  expect(lines).toEqual([
    'Late (1)',
    '- Late: Where are you?',
    `  ${page}/contacts/${late.id}`,
    'Due today (1)',
    '- Due: Dc3',
    `  ${page}/demo-requests/${due.id}`,
    'Without an owner (1)',
    '- Free: A question',
    `  ${page}/contacts/${free.id}`,
  ]);
  expect(mail?.text).not.toContain('Secret words');
});

test('a lead whose owner cannot log in any more, or is gone, is nobody’s', async () => {
  const [leaver, deleted, owner] = [
    await createAccount(cms, 'leaver@example.com', 'web-admin'),
    await createAccount(cms, 'deleted@example.com', 'web-admin'),
    await createAccount(cms, 'owner@example.com', 'web-admin'),
  ];
  const accounts = cms.strapi.db.query('admin::user');
  await accounts.update({ where: { id: leaver }, data: { isActive: false } });
  await accounts.delete({ where: { id: deleted } });
  const due = Date.now() + 60 * hour;
  for (const [at, id] of [leaver, deleted, owner].entries()) {
    const lead = await contact({ name: `Lead ${String(at + 1)}` });
    await change('contacts', lead.id, { due_at: new Date(due + at * hour), owner: id });
  }
  passTime(10 * minute);
  await run();
  expect(server.mails[0]?.text.match(/^(?:\w.*\(\d\)|- .*)$/gm)).toEqual([
    'Without an owner (2)',
    '- Lead 1: A question',
    '- Lead 2: A question',
  ]);
});

test('a digest that is refused for good keeps why, and none of its words', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await contact({ name: 'Ada' });
  passTime(10 * minute);
  server.becomes('knows_nobody');
  await run();
  expect(await outgoing()).toMatchObject([
    { kind: 'digest', subject: null, text: null, last_error: 'EENVELOPE 550', tries: 1 },
  ]);
  expect(logged.mock.calls.map(String)).toEqual([
    'A queued mail failed with EENVELOPE. It will not be retried.',
  ]);
  logged.mockRestore();
});

test('a digest that waits when somebody is erased is written anew without them', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await contact({ name: 'Erased', email: 'erased@example.net' });
  await contact({ name: 'Kept', email: 'kept@example.net' });
  passTime(10 * minute);
  server.becomes('refuses');
  await sendDigest(cms.strapi, settings);
  const waiting: unknown = await outgoing().first();
  expect(Object(waiting).text).toContain('Erased');
  await erasePerson(cms.strapi, 'erased@example.net');
  expect(JSON.stringify(await outgoing())).not.toContain('Erased');
  server.becomes('takes');
  await cms.strapi.db.connection('outgoing_mails').update({ send_after: new Date(Date.now()) });
  await run();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.text).toContain('- Kept: A question');
  expect(server.mails[0]?.text).not.toContain('Erased');
  // One that was sent is not written again.
  await contact({ email: 'erased@example.net' });
  await erasePerson(cms.strapi, 'erased@example.net');
  await run();
  expect(server.mails).toHaveLength(1);
  logged.mockRestore();
});

test('a day has one digest, with several processes, and after a lead that comes later', async () => {
  await contact();
  passTime(hour);
  await Promise.all([run(), run(), run()]);
  await contact();
  passTime(hour);
  await run();
  expect(server.mails).toHaveLength(1);
  toNextWorkingDay(8, 0);
  await run();
  expect(server.mails).toHaveLength(2);
});

test('there is no digest if nothing is open, also if a lead comes later that day', async () => {
  passTime(hour);
  await run();
  await contact();
  await run();
  expect(server.mails).toEqual([]);
});

test('a CMS that was down at eight sends the digest until noon, and none after it', async () => {
  await contact();
  passTime(4 * hour);
  await run();
  expect(server.mails).toHaveLength(1);
  toNextWorkingDay(12, 1);
  await run();
  expect(server.mails).toHaveLength(1);
});

test('a digest waits for the mail server until noon, and not longer', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await contact();
  server.becomes('refuses');
  passTime(hour);
  await sendDigest(cms.strapi, settings);
  await sendOutgoing(cms.strapi, from);
  await eventually('a try', async () => (await outgoing().first()).last_error !== null);
  passTime(hour);
  server.becomes('takes');
  await run();
  expect(server.mails).toHaveLength(1);

  server.mails.length = 0;
  server.becomes('refuses');
  toNextWorkingDay(11, 50);
  await sendDigest(cms.strapi, settings);
  await sendOutgoing(cms.strapi, from);
  await eventually('a try', async () => {
    const row: unknown = await outgoing()
      .whereNotNull('send_after')
      .whereNotNull('last_error')
      .first();
    return row !== undefined;
  });
  passTime(hour);
  server.becomes('takes');
  await run();
  expect(server.mails).toEqual([]);
  logged.mockRestore();
});

test('a long list is cut, and its counts are exact', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    document_id: `late${String(index)}`,
    name: `Visitor ${String(index)}`,
    email: 'a@example.com',
    phone: '1',
    subject: 'S',
    message: 'M',
    state: 'open',
    created_at: new Date(Date.now() - 90 * hour),
    due_at: new Date(Date.now() - 60 * hour + index * minute),
  }));
  await cms.strapi.db.connection.batchInsert('contacts', rows, 10);
  passTime(hour);
  await run();
  const text = server.mails[0]?.text ?? '';
  expect(text.match(/^- .*$/gm)).toEqual([
    ...rows.slice(0, 25).map(({ name }) => `- ${name}: S`),
    '- and 5 more',
  ]);
  expect(text).toContain('Late (30)');
});
