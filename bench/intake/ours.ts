import { cheapCaptcha } from '../../e2e/support/faults/cheap-captcha';
import { startCmsPart } from '../../e2e/support/faults/parts/cms-part';
import { startFunctionHost } from '../../e2e/support/faults/parts/function-host';
import { prepareTestEnvironment } from '../../e2e/support/faults/test-environment';
import { at, makeContacts } from './contact';
import { poster } from './post';
import { connections, type Target } from './target';

/**
 * Starts our own path of a lead, from the function host to the database, with every check on: captcha, idempotency key,
 * limits (raised) and the outbox, which is not used here.
 * @param dataDir emptied first
 * @param databaseUrl undefined for SQLite
 */
export async function startOurs(
  root: string,
  dataDir: string,
  ports: { site: number; cms: number },
  databaseUrl: string | undefined,
): Promise<{ target: Target; end: () => Promise<void> }> {
  const { settings, secrets } = prepareTestEnvironment(dataDir, ports, root);
  const cms = await startCmsPart(settings, secrets, () => ({ DATABASE_URL: databaseUrl }));
  const host = await startFunctionHost(settings, secrets).catch(async (failure: unknown) => {
    await cms.stop();
    throw failure;
  });
  const target: Target = {
    async prepare(count) {
      const contacts = makeContacts(count);
      const captchas: string[] = [];
      while (captchas.length < count) captchas.push(await cheapCaptcha(secrets.CAPTCHA_SECRET));
      const send = poster(connections);
      const url = `${host.url}/api/contactus/createcontactus`;
      return (index) => {
        const { fields, key } = at(contacts, index);
        const body = { ...fields, captcha: at(captchas, index), trap: '', filledInMs: 5_000 };
        return send(url, { 'idempotency-key': key }, body);
      };
    },
  };
  return {
    target,
    async end() {
      await host.stop();
      await cms.stop();
    },
  };
}
