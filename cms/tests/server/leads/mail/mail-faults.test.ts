import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { readLeadMails, sendDueMails } from '../../../../src/leads/mail/notify';
import { sendOutgoing } from '../../../../src/leads/outgoing/send-outgoing';
import { call } from '../../harness/call';
import { startTestCms, type TestCms } from '../../harness/cms';
import { passTime } from '../../harness/clock';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { newVisitor, sendContact } from '../../harness/leads/sent-leads';
import { eventually, logIn } from '../../harness/publishing/publishing';

let cms: TestCms;
let server: MailServer;

const from = 'site@example.com';
const minute = 60 * 1_000;
const hour = 60 * minute;

/** So that the promises lie days ahead, at whatever time of day the test runs. */
const daysOff = Array.from({ length: 4 }, (_, days) =>
  new Date(Date.now() + (days - 1) * 24 * hour).toISOString().slice(0, 10),
);

beforeAll(async () => {
  server = await startMailServer();
  cms = await startTestCms({
    SMTP_URL: server.url,
    SMTP_FROM: from,
    NOTIFY_EMAIL_TO: 'leads@example.com',
    VISITOR_RECEIPTS: 'true',
    FIRM_TIME_ZONE: 'UTC',
    FIRM_DAYS_OFF: daysOff.join(','),
  });
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

const table = (name: string) => cms.strapi.db.connection(name);

/** What one process does every few seconds. */
async function work(): Promise<void> {
  await sendDueMails(cms.strapi, readLeadMails());
  await sendOutgoing(cms.strapi, from);
}

const processes = () => Promise.all([work(), work(), work()]);

const idOf = (headers: string) => /^Message-ID: (.*)$/im.exec(headers)?.[1] ?? '';

/** How often each mail arrived, by receiver and id. */
function arrivals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { recipients, headers } of server.mails) {
    const mail = `${recipients.join()} ${idOf(headers)}`;
    counts.set(mail, (counts.get(mail) ?? 0) + 1);
  }
  return counts;
}

const receivers = () => [...arrivals().keys()].map((mail) => mail.split(' ')[0]).sort();

test('after an hour without a mail server, with killed processes, each lead that is left has its two mails', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  server.becomes('refuses');
  const emails = Array.from({ length: 20 }, (_, index) => `visitor${String(index)}@example.net`);
  const ids = new Map<string, string>();
  for (const email of emails) {
    ids.set(email, (await sendContact(cms, { from: newVisitor(), body: { email } })).id);
  }
  const [erased, spam, left] = [emails.slice(0, 4), emails.slice(4, 7), emails.slice(7)];

  // A process that is killed after it has claimed a mail leaves this behind.
  const killed = left.slice(0, 3).map((email) => ids.get(email) ?? '');
  await table('contacts')
    .whereIn('document_id', killed)
    .update({ notify_after: new Date(Date.now() + 5 * minute), notify_tries: 1 });

  for (let step = 0; step < 6; step += 1) {
    await processes();
    passTime(10 * minute);
  }
  for (const email of erased) await erasePerson(cms.strapi, email);
  const token = await logIn(cms);
  for (const email of spam) {
    const address = `/web-admin/leads/contacts/${ids.get(email) ?? ''}/spam`;
    const { status } = await call(cms, address, { token, body: { spam: true } });
    expect(status).toBe(200);
  }
  expect(server.mails).toEqual([]);

  // Killed after the server took the mail and before that was recorded.
  server.becomes('dies');
  await processes();
  const unrecorded = server.mails.length;
  server.becomes('takes');
  await eventually('no mail waits', async () => {
    passTime(hour);
    await processes();
    const leads = await table('contacts').whereNotNull('notify_after');
    return leads.length + (await table('outgoing_mails').whereNotNull('send_after')).length === 0;
  });

  expect(receivers()).toEqual([...left.map(() => 'leads@example.com'), ...left].sort());
  expect(server.mails.length - arrivals().size).toBeLessThanOrEqual(unrecorded);
  logged.mockRestore();
});
