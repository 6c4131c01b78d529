import { once } from 'node:events';
import { startTestCms, type TestCms } from '../../harness/cms';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { newVisitor, sendContact } from '../../harness/leads/sent-leads';
import { eventually } from '../../harness/publishing/publishing';
import { startReplica } from '../../harness/replica-process';

let cms: TestCms;
let server: MailServer;

const dayMs = 24 * 60 * 60 * 1_000;

/** So that the promises lie days ahead, at whatever time of day the test runs. */
const daysOff = Array.from({ length: 3 }, (_, days) =>
  new Date(Date.now() + (days - 1) * dayMs).toISOString().slice(0, 10),
);

beforeAll(async () => {
  server = await startMailServer();
  // Without a mail server, this process does not send.
  cms = await startTestCms({ FIRM_DAYS_OFF: daysOff.join(',') });
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

const contacts = () => cms.strapi.db.connection('contacts');
const receipts = () => cms.strapi.db.connection('outgoing_mails');

const startSender = () =>
  startReplica({
    SMTP_URL: server.url,
    SMTP_FROM: 'site@example.com',
    NOTIFY_EMAIL_TO: 'leads@example.com',
    VISITOR_RECEIPTS: 'true',
  });

test('a process that is killed while it mails about new leads loses neither their mails nor their receipts', async () => {
  const visitors = ['one@example.net', 'two@example.net', 'three@example.net'];
  for (const email of visitors) await sendContact(cms, { from: newVisitor(), body: { email } });
  await contacts().update({ notify_after: new Date() });

  server.becomes('holds');
  const { child } = await startSender();
  await eventually('a mail is being sent', () => server.mails.length > 0, 30_000);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const unrecorded = server.mails.length;

  server.becomes('takes');
  // The claims of the killed process have expired.
  await contacts().update({ notify_after: new Date() });
  await receipts().update({ send_after: new Date() });
  const { child: next } = await startSender();
  await eventually(
    'all are sent',
    async () => {
      const firm = await contacts().whereNotNull('notified_at');
      const sent = await receipts().whereNotNull('sent_at');
      return firm.length === visitors.length && sent.length === visitors.length;
    },
    30_000,
  );
  const stopped = once(next, 'exit');
  next.disconnect();
  await stopped;

  const mails = server.mails.map(
    ({ recipients, headers }) =>
      `${recipients.join()} ${/^Message-ID: .*$/im.exec(headers)?.[0] ?? ''}`,
  );
  const distinct = [...new Set(mails)].map((mail) => mail.split(' ')[0]);
  expect(distinct.sort()).toEqual([...visitors.map(() => 'leads@example.com'), ...visitors].sort());
  expect(mails.length - distinct.length).toBeLessThanOrEqual(unrecorded);
}, 120_000);
