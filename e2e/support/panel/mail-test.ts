import { startMailServer, type MailServer } from './mail-server';
import { test as base } from './panel';

/** What a CMS needs to send mails to a server. */
export const mailEnv = ({ url }: MailServer): NodeJS.ProcessEnv => ({
  SMTP_URL: url,
  SMTP_FROM: 'The firm <firm@example.com>',
});

/** Playwright's `test` with a CMS that sends mails to a mail server of the worker. Visitors get no receipts. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  cmsEnv: [
    async ({ mailServer }, use) => {
      await use({ ...mailEnv(mailServer), VISITOR_RECEIPTS: 'false' });
    },
    { scope: 'worker' },
  ],
});
