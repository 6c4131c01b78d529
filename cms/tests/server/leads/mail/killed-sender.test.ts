import { once } from 'node:events';
import { queueMail } from '../../../../src/leads/outgoing/queue-mail';
import { startTestCms, type TestCms } from '../../harness/cms';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { newVisitor, sendContact } from '../../harness/leads/sent-leads';
import { eventually } from '../../harness/publishing/publishing';
import { startReplica } from '../../harness/replica-process';

let cms: TestCms;
let server: MailServer;

const from = 'firm@example.com';

beforeAll(async () => {
  server = await startMailServer();
  // Without a mail server, this process does not send.
  cms = await startTestCms();
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
});

test('a process that is killed while it sends loses no mail; one of them may come twice', async () => {
  Object.assign(process.env, { SMTP_URL: server.url, SMTP_FROM: from });
  for (const text of ['One', 'Two', 'Three']) {
    const { id } = await sendContact(cms, { from: newVisitor() });
    await queueMail(cms.strapi, {
      key: text,
      kind: 'reply',
      lead: { form: 'createcontactus', id },
      recipients: ['visitor@example.com'],
      replyTo: from,
      subject: 'Re: A question',
      text,
    });
  }
  server.becomes('holds');
  const { child } = await startReplica({});
  await eventually('a mail is being sent', () => server.mails.length > 0, 30_000);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;

  server.becomes('takes');
  const mails = () => cms.strapi.db.connection('outgoing_mails');
  expect(await mails().whereNotNull('sent_at')).toEqual([]);
  // The claim of the killed process has expired.
  await mails().update({ send_after: new Date() });
  const { child: next } = await startReplica({});
  await eventually(
    'all are sent',
    async () => (await mails().whereNull('sent_at')).length === 0,
    30_000,
  );
  const stopped = once(next, 'exit');
  next.disconnect();
  await stopped;
  const ids = server.mails.map(({ headers }) => /^Message-ID: (.*)$/im.exec(headers)?.[1]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(3);
}, 120_000);
