import { record, send } from '../../e2e/support/api/send';
import { cheapCaptcha } from '../../e2e/support/faults/cheap-captcha';
import { admin, startCmsPart } from '../../e2e/support/faults/parts/cms-part';
import type { webhooksPath } from '../../e2e/support/api/api';
import { startFunctionHost, type FunctionHost } from '../../e2e/support/faults/parts/function-host';
import { startMailPart } from '../../e2e/support/faults/parts/mail-part';
import { startFaultyReceiver } from '../../e2e/support/faults/stand-ins/faulty-receiver';
import { prepareTestEnvironment } from '../../e2e/support/faults/test-environment';
import { at, makeContacts } from './contact';
import { poster } from './post';
import { connections, type Target } from './target';

/** The settings of a CMS that sends mails to the firm and to visitors, and calls webhooks on this machine. */
const sendingSettings = (mailPort: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${String(mailPort)}`,
  SMTP_FROM: 'site@example.com',
  NOTIFY_EMAIL_TO: 'leads@example.com',
  WEBHOOKS_ALLOW_PRIVATE: 'true',
});

// The bench cannot load the contract, only read its types.
const webhooks = '/web-admin/webhooks' satisfies typeof webhooksPath;

/** Starts what receives webhooks, and names it to the CMS. @returns how to stop it */
async function receiveWebhooks(cmsUrl: string): Promise<() => Promise<void>> {
  const receiver = await startFaultyReceiver();
  const { email, password } = admin;
  const login = await send(`${cmsUrl}/admin/login`, { method: 'POST', json: { email, password } });
  const token = String(record(record(login.body).data).accessToken);
  const { status } = await send(`${cmsUrl}${webhooks}`, {
    method: 'POST',
    token,
    json: { name: 'Bench', url: receiver.url, events: ['lead.created', 'lead.updated'] },
  });
  if (status !== 201) throw new Error(`The webhook: HTTP ${String(status)}`);
  return () => receiver.stop();
}

/**
 * Starts our own path of a lead, from the function host to the database, with every check on: captcha, idempotency key,
 * limits (raised) and the outbox, which is not used here.
 * @param dataDir emptied first
 * @param databaseUrl undefined for SQLite
 * @param mailPort where its mails go, and a webhook is called, too; by default, nothing is sent
 */
export async function startOurs(
  root: string,
  dataDir: string,
  ports: { site: number; cms: number },
  databaseUrl: string | undefined,
  mailPort?: number,
): Promise<{ target: Target; end: () => Promise<void> }> {
  const { settings, secrets } = prepareTestEnvironment(dataDir, ports, root);
  const ends: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const stop of ends.splice(0).reverse()) await stop();
  };
  let host: FunctionHost;
  try {
    if (mailPort !== undefined) {
      const mailServer = await startMailPart(settings, mailPort);
      ends.push(() => mailServer.stop());
    }
    const cms = await startCmsPart(settings, secrets, () => ({
      DATABASE_URL: databaseUrl,
      ...(mailPort !== undefined && sendingSettings(mailPort)),
    }));
    ends.push(() => cms.stop());
    if (mailPort !== undefined) ends.push(await receiveWebhooks(settings.cmsUrl));
    host = await startFunctionHost(settings, secrets);
    ends.push(() => host.stop());
  } catch (failure) {
    await end();
    throw failure;
  }
  const target: Target = {
    async prepare(count) {
      const contacts = makeContacts(count);
      const captchas: string[] = [];
      while (captchas.length < count) captchas.push(await cheapCaptcha(secrets.CAPTCHA_SECRET));
      const post = poster(connections);
      const url = `${host.url}/api/contactus/createcontactus`;
      return (index) => {
        const { fields, key } = at(contacts, index);
        const body = { ...fields, captcha: at(captchas, index), trap: '', filledInMs: 5_000 };
        return post(url, { 'idempotency-key': key }, body);
      };
    },
  };
  return { target, end };
}
