import { endpoints, panelUrl } from '../api/api';
import { record, send, type Answer } from '../api/send';
import type { System } from '../system/system';
import { makeAdminWith, type Credentials } from './sessions';

function expectOk(answer: Answer, what: string): Answer {
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${what}: HTTP ${String(answer.status)} ${answer.text}`);
  }
  return answer;
}

/**
 * Logs an admin in through Strapi's login API.
 * @returns the session's token
 */
export async function logInToCms(
  { settings }: System,
  { username, password }: Credentials,
): Promise<string> {
  const answer = await send(`${settings.cmsUrl}/admin/login`, {
    method: 'POST',
    json: { email: username, password },
  });
  const { token } = record(record(expectOk(answer, 'The login').body).data);
  if (typeof token !== 'string') throw new Error('The login returned no token.');
  return token;
}

/** Creates an admin with the role Web Admin, as the screen Create Admin does. */
export async function createWebAdmin(
  { settings }: System,
  token: string,
  username: string,
): Promise<Credentials> {
  const credentials = { username, password: 'Another-Horse-8' };
  const answer = await send(`${settings.cmsUrl}${panelUrl('createadmin')}`, {
    method: endpoints.createadmin.method,
    token,
    json: credentials,
  });
  expectOk(answer, 'The new web admin');
  return credentials;
}

const readPermissions = ['blog', 'faq', 'contact', 'demo-request', 'leads', 'dead-letter'].map(
  (what) => `plugin::web-admin.${what}.read`,
);

/** The admins of the panel's system. `reader` may read all lists but change nothing, `author` has no permission of the plugin. */
export async function makeAccounts(system: System) {
  const token = await logInToCms(system, system.admin);
  return {
    superAdmin: { username: system.admin.username, password: system.admin.password },
    webAdmin: await createWebAdmin(system, token, 'web.admin'),
    otherWebAdmin: await createWebAdmin(system, token, 'other.web.admin'),
    reader: await makeAdminWith(system, token, readPermissions),
    author: await makeAdminWith(system, token, []),
  } satisfies Record<string, Credentials>;
}

export type Accounts = Awaited<ReturnType<typeof makeAccounts>>;

export type Kind = keyof Accounts;
